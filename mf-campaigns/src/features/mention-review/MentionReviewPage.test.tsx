/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { buildCampaign, buildCreatorCard, buildInstagramPost, buildMention, buildParticipation, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { mentionLists, reviewCounts, reviewCountsName } from '../../data'
import { MentionReviewPage } from './MentionReviewPage'

const campaign = buildCampaign({ id: id(1), name: 'Presspaketet', state: 'ongoing', mentions: ['bjorkbrygg'], hashtags: ['presspaketet'] })
const mention = (n: number, username: string) => buildMention({
  id: id(10 + n), creator: buildCreatorCard({ username }), instagramPost: buildInstagramPost({ id: id(30 + n), caption: 'Reklam för @bjorkbrygg. Kaffe #presspaketet' }),
})
const mentions = [mention(1, 'emmasfika'), mention(2, 'kaffekarin'), mention(3, 'skogsfikarna')]
const decided = (state: 'approved' | 'rejected' | 'pending', of = mentions[0]!) => wire({
  mention: { ...of, state, abilities: state === 'pending' ? ['approve', 'reject'] : ['reset'] }, participation: buildParticipation(), campaign, campaignCalculatedReach: null,
})

const open = (route = '/mentions') => renderWithApp(<MentionReviewPage />, {
  route, slices: [mentionLists, { name: reviewCountsName, reducer: reviewCounts }],
  api: {
    'GET /mentions': { ...listAnswer('mentions', mentions), counts: { pending: 3, approved: 5, rejected: 1, all: 9 } },
    'GET /campaigns': listAnswer('campaigns', [campaign]),
    'GET /campaigns/:id': wire({ campaign }),
    'PATCH /mentions/:id/approve': (request: { path: string }) => reply(200, decided('approved', mentions.find((one) => request.path.includes(one.id)))),
    'PATCH /mentions/:id/reject': decided('rejected'),
    'PATCH /mentions/:id/reset': decided('pending'),
  },
})
const panel = () => within(screen.getByRole('complementary', { name: 'Valt inlägg' }))
const card = (username: string) => screen.findByRole('button', { name: `Visa inlägget av ${username} i Vinterkampanj 1` })

test('shows the chosen post with its checks; the arrows choose the next', async () => {
  const { user } = open()
  await card('emmasfika')
  expect(panel().getByText('Reklam för').tagName).toBe('MARK')
  expect(await panel().findByText('@bjorkbrygg, #presspaketet')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Väntar\s*3/ })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect((await card('kaffekarin')).getAttribute('aria-pressed')).toBe('true')
  expect(panel().getByRole('link', { name: '@kaffekarin' })).toBeTruthy()
})

test('A approves: the post leaves the list, the counts move, the next post is chosen, Z takes it back', async () => {
  const { user, api } = open()
  await user.click(await card('kaffekarin'))
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByRole('button', { name: /inlägget av kaffekarin/ })).toBeNull())
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(1)
  expect(screen.getByRole('tab', { name: /Väntar\s*2/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Godkända\s*6/ })).toBeTruthy()
  expect(panel().getByRole('link', { name: '@skogsfikarna' })).toBeTruthy()
  await user.keyboard('z')
  await waitFor(() => expect(api.to('PATCH /mentions/:id/reset')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('tab', { name: /Väntar\s*3/ })).toBeTruthy())
})

test('X asks for the reason, and letters typed there are no shortcuts', async () => {
  const { user, api } = open()
  await card('emmasfika')
  await user.keyboard('x')
  const dialog = within(await screen.findByRole('dialog', { name: 'Neka inlägget av @emmasfika' }))
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Namnet saknas')
  await user.click(dialog.getByRole('button', { name: 'Neka' }))
  await waitFor(() => expect(api.to('PATCH /mentions/:id/reject').map(({ body }) => body)).toEqual([{ reason: 'Namnet saknas' }]))
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: /inlägget av emmasfika/ })).toBeNull())
})

test('? tells the keys', async () => {
  const { user } = open()
  await card('emmasfika')
  await user.keyboard('?')
  expect(within(await screen.findByRole('dialog', { name: 'Kortkommandon' })).getByText('Skriv till kreatören')).toBeTruthy()
})

test('a post that somebody else decided says so and stays', async () => {
  const { user, api } = open()
  api.on({ 'PATCH /mentions/:id/approve': reply(409, { error: 'already_decided' }) })
  await card('emmasfika')
  await user.click(panel().getByRole('button', { name: /Godkänn/ }))
  expect(await panel().findByText('Det här är redan avgjort av någon annan.')).toBeTruthy()
  expect(await card('emmasfika')).toBeTruthy()
})
