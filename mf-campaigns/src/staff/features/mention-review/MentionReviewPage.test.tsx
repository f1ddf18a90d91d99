/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildCampaign,
  buildCreatorCard,
  buildInstagramPost,
  buildMention,
  buildParticipation,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { mentionLists, mentionSaga } from '../../../shared/data'
import { reviewCounts, reviewCountsName } from '../../data'
import { draftLists } from './drafts/data'
import { MentionReviewPage } from './MentionReviewPage'

const campaign = buildCampaign({
  id: id(1),
  name: 'Presspaketet',
  state: 'ongoing',
  mentions: ['bjorkbrygg'],
  hashtags: ['presspaketet'],
})
const fine = {
  adLabel: 'ok' as const,
  adLabelFound: 'Reklam för',
  missingAccounts: [],
  missingHashtags: [],
  daysBeforeDue: 3,
}
const mention = (n: number, username: string, change = {}) =>
  buildMention({
    id: id(10 + n),
    creator: buildCreatorCard({ username }),
    instagramPost: buildInstagramPost({ id: id(30 + n), caption: 'Reklam för @bjorkbrygg. Kaffe #presspaketet' }),
    checks: fine,
    abilities: ['approve', 'reject', 'requestChanges'],
    ...change,
  })
const mentions = [mention(1, 'emmasfika'), mention(2, 'kaffekarin'), mention(3, 'skogsfikarna')]
const unlabelled = mention(4, 'tyst', {
  checks: { ...fine, adLabel: 'missing', adLabelFound: null, missingAccounts: ['bjorkbrygg'] },
})
const decided = (state: 'approved' | 'rejected' | 'pending', of = mentions[0]!, change = {}) =>
  wire({
    mention: { ...of, state, abilities: state === 'pending' ? ['approve', 'reject'] : ['reset'], ...change },
    participation: buildParticipation(),
    campaign,
    campaignCalculatedReach: null,
  })
const named = ({ path }: { path: string }) => [...mentions, unlabelled].find((one) => path.includes(one.id))!

const open = (route = '/mentions', shown: object[] = mentions, more: object = {}) =>
  renderWithApp(
    <>
      <MentionReviewPage />
      <Toaster />
    </>,
    {
      route,
      slices: [mentionLists, draftLists, { name: reviewCountsName, reducer: reviewCounts }],
      sagas: { mentions: () => mentionSaga() as never },
      api: {
        'GET /post_drafts': listAnswer('postDrafts', []),
        'GET /saved_views': { saved_views: [] },
        'GET /mentions': { ...listAnswer('mentions', shown), counts: { pending: 3, approved: 5, rejected: 1, all: 9 } },
        'GET /mentions/:id': (request: { path: string }) => reply(200, wire({ mention: named(request) })),
        'GET /campaigns': listAnswer('campaigns', [campaign]),
        'GET /campaigns/:id': wire({ campaign }),
        'PATCH /mentions/:id/approve': (request: { path: string }) => reply(200, decided('approved', named(request))),
        'PATCH /mentions/:id/reject': (request: { path: string }) => reply(200, decided('rejected', named(request))),
        'PATCH /mentions/:id/request_changes': (request: { path: string }) =>
          reply(200, decided('rejected', named(request), { decisionKind: 'changes_requested' })),
        'PATCH /mentions/:id/reset': decided('pending'),
        ...more,
      },
    },
  )
const panel = () => within(screen.getByRole('complementary', { name: 'Valt inlägg' }))
const card = (username: string) =>
  screen.findByRole('button', { name: `Visa inlägget av ${username} i Vinterkampanj 1` })
const gone = (username: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(`inlägget av ${username} `) })).toBeNull())

test('shows the chosen post with its checks; arrows, J and K choose', async () => {
  const { user } = open()
  await card('emmasfika')
  expect(panel().getByText('Reklam för').tagName).toBe('MARK')
  expect(panel().getByText('”Reklam för”')).toBeTruthy()
  expect(await panel().findByText('@bjorkbrygg, #presspaketet')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Publicerade\s*3/ })).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect((await card('kaffekarin')).getAttribute('aria-pressed')).toBe('true')
  expect(panel().getByRole('link', { name: '@kaffekarin' })).toBeTruthy()
  await user.keyboard('jk')
  expect((await card('kaffekarin')).getAttribute('aria-pressed')).toBe('true')
})

test('words of a post that want proof or care stand among its checks, and block nothing', async () => {
  const caption = 'Reklam för @bjorkbrygg. Bäst i test, för barn #presspaketet'
  open('/mentions', [mention(1, 'emmasfika', { instagramPost: buildInstagramPost({ id: id(31), caption }) })])
  await card('emmasfika')
  expect(panel().getByText('Påstående utan belägg')).toBeTruthy()
  expect(panel().getByText('”Bäst i test”')).toBeTruthy()
  expect(panel().getByText('Barn: ”barn”')).toBeTruthy()
  expect(panel().getByRole('button', { name: /^Godkänn/ })).toHaveProperty('disabled', false)
})

test('the address of a notice opens that post, in the list or beside it', async () => {
  const { user } = open(`/mentions?mentionId=${mentions[1]!.id}`)
  await waitFor(async () => expect((await card('kaffekarin')).getAttribute('aria-pressed')).toBe('true'))
  await user.keyboard('{ArrowRight}')
  expect((await card('skogsfikarna')).getAttribute('aria-pressed')).toBe('true')
})

test('a post that is not in the list is shown by itself until another is chosen', async () => {
  const { user } = open(`/mentions?mentionId=${unlabelled.id}`)
  expect(await screen.findByRole('link', { name: '@tyst' })).toBeTruthy()
  await user.click(await card('emmasfika'))
  await waitFor(() => expect(screen.queryByRole('link', { name: '@tyst' })).toBeNull())
})

test('a post of what was picked up at a store names it on the card, and leads to the store', async () => {
  const [first, ...others] = mentions
  const store = { id: id(77), name: 'Kaffebaren Haga', city: 'Göteborg' }
  const ofStore = { ...first, participationId: null, storeParticipationId: id(78), store }
  open('/mentions', [ofStore, ...others])
  const cover = await card('emmasfika')
  expect(within(cover.closest('li')!).getByText('Kaffebaren Haga')).toBeTruthy()
  const link = await panel().findByRole('link', { name: 'Kaffebaren Haga, Göteborg' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/brands/${campaign.brandId}/stores/${store.id}`))
})

test('A approves: the post leaves the list, the counts move, the next post is chosen, Z takes it back', async () => {
  const { user, api } = open()
  await user.click(await card('kaffekarin'))
  await user.keyboard('a')
  await gone('kaffekarin')
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(1)
  expect(screen.getByRole('tab', { name: /Publicerade\s*2/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Godkända\s*6/ })).toBeTruthy()
  expect(panel().getByRole('link', { name: '@skogsfikarna' })).toBeTruthy()
  await user.keyboard('z')
  await waitFor(() => expect(api.to('PATCH /mentions/:id/reset')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('tab', { name: /Publicerade\s*3/ })).toBeTruthy())
})

const order = () =>
  screen
    .getAllByRole('button', { name: /^Visa inlägget av/ })
    .map((one) => /av (\S+) i/.exec(one.getAttribute('aria-label') ?? one.textContent ?? '')?.[1])

test('what is undone comes back in its old place, one or several', async () => {
  const { user, api } = open()
  api.on({
    'PATCH /mentions/:id/reset': (request) => reply(200, decided('pending', named(request))),
  })
  await user.click(await card('kaffekarin'))
  await user.keyboard('a')
  await gone('kaffekarin')
  await user.keyboard('z')
  await card('kaffekarin')
  expect(order()).toEqual(['emmasfika', 'kaffekarin', 'skogsfikarna'])

  for (const name of ['emmasfika', 'kaffekarin'])
    await user.click(screen.getByRole('checkbox', { name: `Markera inlägget av ${name} i Vinterkampanj 1` }))
  await user.click(
    within(screen.getByRole('region', { name: 'Markerade inlägg' })).getByRole('button', { name: 'Godkänn' }),
  )
  await gone('kaffekarin')
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  await card('kaffekarin')
  await waitFor(() => expect(order()).toEqual(['emmasfika', 'kaffekarin', 'skogsfikarna']))
})

test('X asks for the reason, and letters typed there are no shortcuts; C asks what to change, with the words at hand', async () => {
  const { user, api } = open()
  await card('emmasfika')
  await user.keyboard('x')
  const dialog = within(await screen.findByRole('dialog', { name: 'Neka inlägget av @emmasfika' }))
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Namnet saknas')
  await user.click(dialog.getByRole('button', { name: 'Neka' }))
  await waitFor(() =>
    expect(api.to('PATCH /mentions/:id/reject').map(({ body }) => body)).toEqual([{ reason: 'Namnet saknas' }]),
  )
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(0)
  await gone('emmasfika')
  await user.keyboard('c')
  const changes = within(await screen.findByRole('dialog', { name: 'Begär ändring av @kaffekarin' }))
  await user.click(changes.getByRole('button', { name: 'Märkning' }))
  await user.click(changes.getByRole('button', { name: 'Begär ändring' }))
  await waitFor(() =>
    expect(api.to('PATCH /mentions/:id/request_changes')[0]?.body).toEqual({
      reason: 'Märkningen saknas eller är otydlig. Börja texten med Reklam eller Annons.',
    }),
  )
})

test('? tells the keys', async () => {
  const { user } = open()
  await card('emmasfika')
  await user.keyboard('?')
  expect(
    within(await screen.findByRole('dialog', { name: 'Kortkommandon' })).getByText('Skriv till kreatören'),
  ).toBeTruthy()
})

test('a pending mention of each kind offers approve and reject, and shows what it is: post, kept story, link, pictures (G-05)', async () => {
  const story = mention(5, 'storyn', {
    kind: 'story',
    instagramPost: buildInstagramPost({
      id: id(35),
      story: true,
      caption: 'Annons',
      instagramCreatedAt: '2025-11-01T10:00:00.000Z',
      capturedAt: '2025-11-01T13:32:00.000Z',
    }),
  })
  const link = mention(6, 'lanken', {
    kind: 'link',
    instagramPost: null,
    linkPost: { url: 'https://www.youtube.com/watch?v=1', title: 'Så brygger jag', linkType: 'youtube' },
  })
  const content = mention(7, 'bilderna', {
    kind: 'content',
    instagramPost: null,
    contentPost: { text: 'Annons', imageUrls: ['/a.jpg', '/b.jpg'] },
  })
  const { user } = open('/mentions', [mentions[0]!, story, link, content])
  for (const name of ['emmasfika', 'storyn', 'lanken', 'bilderna']) {
    await user.click(await card(name))
    expect(panel().getByRole('button', { name: /Godkänn/ })).toBeTruthy()
    expect(panel().getByRole('button', { name: /Neka/ })).toBeTruthy()
    if (name === 'storyn') expect(panel().getByText(/^Sparad .*14:32, syns inte längre på Instagram$/)).toBeTruthy()
    if (name === 'lanken')
      expect(
        panel()
          .getByRole('link', { name: /Så brygger jag/ })
          .getAttribute('href'),
      ).toBe('https://www.youtube.com/watch?v=1')
    if (name === 'bilderna') expect(panel().getByRole('button', { name: 'Bild 2 av 2' })).toBeTruthy()
  }
})

test('an unlabelled post is approved only after a question that offers to ask for changes', async () => {
  const { user, api } = open('/mentions', [unlabelled])
  await card('tyst')
  expect(panel().getByText('Inga ord som reklam, annons eller betalt samarbete.')).toBeTruthy()
  expect(panel().getByText('Saknas i texten').nextSibling?.textContent).toBe('@bjorkbrygg')
  await user.click(panel().getByRole('button', { name: /Godkänn/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Märkningen saknas' }))
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(0)
  expect(question.getByRole('button', { name: 'Begär ändring' })).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Godkänn ändå' }))
  await waitFor(() => expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(1))
})

test('selected with shift and approved one after another; what somebody else decided stays in sight with its reason', async () => {
  const { user, api } = open()
  api.on({
    'PATCH /mentions/:id/approve': (request) =>
      request.path.includes(id(12))
        ? reply(409, { error: 'already_decided' })
        : reply(200, decided('approved', named(request))),
    'GET /mentions/:id': wire({
      mention: {
        ...mentions[1],
        state: 'rejected',
        decidedByName: 'Sara Lindqvist',
        decidedAt: '2025-11-21T13:32:00.000Z',
        abilities: ['reset'],
      },
    }),
  })
  const box = (name: string) => screen.getByRole('checkbox', { name: `Markera inlägget av ${name} i Vinterkampanj 1` })
  await card('emmasfika')
  await user.click(box('emmasfika'))
  fireEvent.click(box('skogsfikarna'), { shiftKey: true })
  expect(screen.getByText('3 markerade')).toBeTruthy()
  await user.click(
    within(screen.getByRole('region', { name: 'Markerade inlägg' })).getByRole('button', { name: 'Godkänn' }),
  )
  const result = within(await screen.findByRole('dialog', { name: 'Godkänner inlägg' }))
  expect(await result.findByText('2 av 3 klara, 1 gick inte')).toBeTruthy()
  expect(result.getByText('Det här är redan avgjort av någon annan.')).toBeTruthy()
  expect(result.queryByRole('button', { name: 'Försök igen med resten' })).toBeNull()
  expect(api.to('PATCH /mentions/:id/approve')).toHaveLength(3)
})

const usedUp = (n: number, username: string, change = {}) =>
  mention(n, username, { abilities: ['approve', 'reject'], changeRounds: 1, revision: 1, ...change })

test('changes asked of several leave out posts whose rounds are used up, and say how many', async () => {
  const { user, api } = open('/mentions', [mentions[0]!, mentions[1]!, usedUp(3, 'skogsfikarna')])
  await card('emmasfika')
  for (const name of ['emmasfika', 'kaffekarin', 'skogsfikarna'])
    await user.click(screen.getByRole('checkbox', { name: `Markera inlägget av ${name} i Vinterkampanj 1` }))
  await user.click(
    within(screen.getByRole('region', { name: 'Markerade inlägg' })).getByRole('button', { name: 'Begär ändring' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Begär ändring av 2 inlägg' }))
  expect(dialog.getByText('1 inlägg är inte med: de avtalade ändringarna är använda.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Märk som reklam')
  await user.click(dialog.getByRole('button', { name: 'Begär ändring' }))
  await waitFor(() => expect(api.to('PATCH /mentions/:id/request_changes')).toHaveLength(2))
  expect(api.to('PATCH /mentions/:id/request_changes').some(({ path }) => path.includes(id(13)))).toBe(false)
})

test('unlabelled posts whose rounds are used up are left out of the request that follows the question', async () => {
  const without = { checks: unlabelled.checks }
  const { user } = open('/mentions', [mentions[0]!, unlabelled, usedUp(3, 'skogsfikarna', without)])
  await card('emmasfika')
  for (const name of ['emmasfika', 'tyst', 'skogsfikarna'])
    await user.click(screen.getByRole('checkbox', { name: `Markera inlägget av ${name} i Vinterkampanj 1` }))
  await user.click(
    within(screen.getByRole('region', { name: 'Markerade inlägg' })).getByRole('button', { name: 'Godkänn' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Begär ändring av omärkta' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Begär ändring av ett inlägg' }))
  expect(dialog.getByText('1 inlägg är inte med: de avtalade ändringarna är använda.')).toBeTruthy()
})

test('a post whose rounds are used up leads to the end of the collaboration, with what follows', async () => {
  const { user, api } = open('/mentions', [usedUp(3, 'skogsfikarna', { participationId: id(51) })], {
    'GET /agreements/:id/leave_terms': wire({
      leaveTerms: {
        fee: 100_000,
        goods: 'with_creator',
        productValue: 149,
        obstacle: 'work_waiting',
        reasons: [{ reason: 'rounds_used', owed: 50_000, countsFor: 'brand' }],
      },
    }),
    'POST /agreements/:id/ending': wire({ leaveTerms: {} }),
  })
  await card('skogsfikarna')
  await user.click(await panel().findByRole('button', { name: 'Ändringarna är använda. Avsluta samarbetet' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Avsluta samarbetet med / }))
  expect(dialog.getByText(/Inlägget som väntar nekas/)).toBeTruthy()
  expect(await dialog.findByText(/500.*betalas till kreatören enligt villkoren/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Det blev inte rätt')
  await user.click(dialog.getByRole('button', { name: 'Avsluta samarbetet' }))
  await waitFor(() =>
    expect(api.to('POST /agreements/:id/ending').map(({ path, body }) => [path, body])).toEqual([
      [`/agreements/${id(51)}/ending`, { reason: 'rounds_used', words: 'Det blev inte rätt' }],
    ]),
  )
})

test('a post with changes left does not', async () => {
  open('/mentions', [mention(3, 'skogsfikarna', { changeRounds: 2, revision: 1 })])
  await card('skogsfikarna')
  expect(await panel().findByRole('button', { name: /^Begär ändring/ })).toBeTruthy()
  expect(panel().queryByRole('button', { name: /Avsluta samarbetet/ })).toBeNull()
})

test('who was slower sees the winner at the post and is told; live it comes without a click', async () => {
  const { user, api } = open()
  const won = (n: number) =>
    wire({
      mention: {
        ...mentions[n],
        state: 'approved',
        decidedByName: 'Sara Lindqvist',
        decidedAt: '2025-11-21T13:32:00.000Z',
        abilities: ['reset'],
      },
    })
  api.on({ 'PATCH /mentions/:id/approve': reply(409, { error: 'already_decided' }), 'GET /mentions/:id': won(0) })
  await card('emmasfika')
  await user.click(panel().getByRole('button', { name: /Godkänn/ }))
  expect(await screen.findByText('Sara Lindqvist har godkänt inlägget av @emmasfika')).toBeTruthy()
  expect(panel().getByText(/Sara Lindqvist, .*21 nov/)).toBeTruthy()
  expect(panel().queryByRole('button', { name: /Godkänn/ })).toBeNull()
  expect(await card('emmasfika')).toBeTruthy()

  api.on({ 'GET /mentions/:id': won(1) })
  act(() =>
    bus.publish('live:mention-changed', {
      mentionId: mentions[1]!.id,
      campaignId: campaign.id,
      instagramerId: id(401),
    }),
  )
  expect(await screen.findByText('Sara Lindqvist har godkänt inlägget av @kaffekarin')).toBeTruthy()
  expect(await card('kaffekarin')).toBeTruthy()
})

test('on a phone the review of one campaign has a way back; the place itself has none (S-38, S-05)', async () => {
  const before = window.matchMedia
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never
  const { unmount } = open(`/mentions?campaign=${campaign.id}`)
  expect(await screen.findByRole('button', { name: 'back' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  unmount()
  open('/mentions')
  expect(await screen.findByRole('heading', { level: 1, name: 'Granska inlägg' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  window.matchMedia = before
})

test('filters stand in the address and in the request', async () => {
  const { user, api, router } = open('/mentions?kind=story&state=all&q=kaffe')
  await card('emmasfika')
  expect(Object.fromEntries(api.to('GET /mentions')[0]!.query)).toEqual({
    page: '1',
    kind: 'story',
    query: 'kaffe',
    sort: 'createdAt',
  })
  await user.click(screen.getByRole('button', { name: 'Med varning' }))
  await waitFor(() => expect(api.to('GET /mentions').at(-1)!.query.get('alert')).toBe('true'))
  expect(router.state.location.search).toContain('alert=1')
})

test('figures of a post say the day that they are from once the consent of its creator has ended', async () => {
  const consentEndedAt = '2025-11-12T10:00:00Z'
  const ended = mention(1, 'emmasfika', { creator: buildCreatorCard({ username: 'emmasfika', consentEndedAt }) })
  open('/mentions', [ended])
  await card('emmasfika')
  // Beside the followers, and beside the figures of the post.
  expect(await panel().findAllByText(/siffror från 12\snov/)).toHaveLength(2)
})
