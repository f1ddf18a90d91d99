/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, renderWithApp, reply, screen, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { AgainSheet } from './AgainSheet'

const creator = (n: number, name: string) => ({
  id: id(n),
  username: `user${n}`,
  name,
  city: null,
  avatarUrl: null,
  followersCount: 9_000,
  engagementRate: 4,
  countryCode: 'SE' as const,
  profileCategoryIds: [],
})
const campaign = buildCampaign({ id: id(1), name: 'Vintern', state: 'finished' })
const found = {
  candidates: [
    { creator: creator(2, 'Moa Berg'), posts: 2, obstacle: null },
    { creator: creator(3, 'Tove Ek'), posts: 1, obstacle: null },
    { creator: creator(4, 'Ida Ask'), posts: 1, obstacle: 'blocked' },
  ],
  dates: { startAt: '2027-01-04', endAt: '2027-01-25', dueAt: '2027-01-18' },
  draft: null,
}
const open = (more: object = {}) =>
  renderWithApp(
    <>
      <AgainSheet campaign={campaign} onClose={() => undefined} />
      <Toaster />
    </>,
    { route: '/campaigns/1', api: { 'GET /campaigns/:id/ask_again': wire(found), ...more } },
  )

test('whoever delivered is chosen, who cannot be asked says why, and the draft asks those who are left', async () => {
  const { user, api } = open({ 'POST /campaigns/:id/ask_again': wire({ campaign: { ...campaign, id: id(9) } }) })
  expect(await screen.findByText('2 kreatörer blir frågade')).toBeTruthy()
  const blocked = screen.getByRole('checkbox', { name: 'Ida Ask, Blockerad av er' })
  expect([blocked.hasAttribute('disabled'), (blocked as HTMLInputElement).checked]).toEqual([true, false])
  await user.click(screen.getByRole('checkbox', { name: 'Tove Ek, 1 godkänt inlägg' }))
  expect(screen.getByText('1 kreatör blir frågad')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Gör utkast' }))
  expect(await screen.findByText(/^Utkastet är klart/)).toBeTruthy()
  expect(api.to('POST /campaigns/:id/ask_again')[0]!.body).toMatchObject({
    askAgain: { instagramerIds: [id(2)], ...found.dates, message: expect.stringContaining('Vintern') },
  })
})

test('a refusal keeps what was typed', async () => {
  const { user } = open({ 'POST /campaigns/:id/ask_again': reply(422, { error: 'drafts_full' }) })
  const words = await screen.findByRole('textbox', { name: /Hälsning/ })
  await user.type(words, ' Hej!')
  await user.click(screen.getByRole('button', { name: 'Gör utkast' }))
  expect(await within(document.body).findByRole('alert')).toBeTruthy()
  expect((words as HTMLTextAreaElement).value).toContain('Hej!')
})
