/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCreatorCard, screen, waitFor, within } from '@samspel/testing'
import { application, openOffer, openPage, participationsOf } from '../test-page'

const everyone = [
  application(1, 'Tove Ekström', {
    motivation: 'Bakar lussekatter med mormor varje år.',
    demands: { followers: true, country: true, category: false },
  }),
  application(2, 'Milad Hosseini', { demands: { followers: true, country: false, category: true } }),
  application(3, 'Noah Berg', {
    creator: buildCreatorCard({ name: 'Noah Berg', username: 'noah', followersCount: 0 }),
  }),
  application(4, 'Joel Nyberg', { state: 'approved', answerBy: null, need: 'post', abilities: ['remove'] }),
]
const open = () =>
  openPage(
    openOffer({ pendingParticipationsCount: 3, approvedParticipationsCount: 1 }),
    participationsOf(everyone),
    '?tab=participations&view=list',
  )

test('the list shows those who wait with figures under their names, and the other states are a press away', async () => {
  const { user } = open()
  const waiting = within(await screen.findByRole('region', { name: 'Väntar' }))
  const row = within(await waiting.findByRole('listitem', { name: 'Tove Ekström' }))
  expect(row.getByText('2 av 2')).toBeTruthy()
  expect(row.getByText('Bakar lussekatter med mormor varje år.')).toBeTruthy()
  expect(within(waiting.getByRole('listitem', { name: 'Milad Hosseini' })).getByText('1 av 2')).toBeTruthy()
  expect(within(waiting.getByRole('listitem', { name: 'Noah Berg' })).getAllByText('–')).toHaveLength(2)
  expect(waiting.queryByRole('listitem', { name: 'Joel Nyberg' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: /^Godkända/ }))
  const approved = within(await screen.findByRole('region', { name: 'Godkända' }))
  expect(await approved.findByRole('listitem', { name: 'Joel Nyberg' })).toBeTruthy()
})

test('several rows of the list are selected at once, and a press on Followers orders by it, a second one does not', async () => {
  const { user, api } = open()
  const waiting = within(await screen.findByRole('region', { name: 'Väntar' }))
  await user.click(await waiting.findByRole('checkbox', { name: 'Välj Tove Ekström' }))
  await user.click(waiting.getByRole('checkbox', { name: 'Välj Noah Berg' }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText('2 valda')).toBeTruthy()
  const sorts = () => api.to('GET /campaigns/:id/participations').map(({ query }) => query.get('sort'))
  await user.click(waiting.getByRole('button', { name: 'Följare' }))
  await waitFor(() => expect(sorts().at(-1)).toBe('-followers'))
  const pressed = screen.getByRole('button', { name: /^Följare/ })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
  await user.click(pressed)
  await waitFor(() => expect(pressed.getAttribute('aria-pressed')).toBe('false'))
})

test('a creator whose post waits for an answer cannot be removed, and the button says why', async () => {
  const waiting = application(5, 'Ebba Ström', {
    state: 'approved',
    answerBy: null,
    need: 'review',
    abilities: ['remove'],
    pendingMentionsCount: 1,
  })
  const { user } = openPage(
    openOffer({ approvedParticipationsCount: 1 }),
    participationsOf([waiting]),
    '?tab=participations&view=list',
  )
  await user.click(await screen.findByRole('radio', { name: /^Godkända/ }))
  const row = within(
    await within(await screen.findByRole('region', { name: 'Godkända' })).findByRole('listitem', {
      name: 'Ebba Ström',
    }),
  )
  await user.click(row.getByRole('button', { name: 'Mer om Ebba Ström' }))
  const remove = await screen.findByRole('menuitem', { name: /^Ta bort/ })
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  expect(remove.textContent).toContain('Ett inlägg väntar på svar. Granska det först.')
})
