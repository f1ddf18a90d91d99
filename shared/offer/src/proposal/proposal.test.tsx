/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import type { Proposal } from '@samspel/api'
import { type FakeRoutes, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { OwnProposal } from './index'

const answer = 'PATCH /proposals/:id/counter'
const change = 'PATCH /proposals/:id'
const waiting: Proposal = {
  fee: 90_000,
  span: { lowest: 60_000, highest: 100_000 },
  counter: null,
  abilities: ['change'],
}
const countered: Proposal = {
  ...waiting,
  counter: { fee: 70_000, at: '2026-11-20T10:00:00Z', state: 'open' },
  abilities: ['answer'],
}
const show = (proposal: Proposal, api: FakeRoutes = {}) => {
  const onChanged = jest.fn()
  const shown = renderWithApp(
    <OwnProposal id={id(1)} proposal={proposal} brand="Havsro" until="2026-11-30T10:00:00Z" onChanged={onChanged} />,
    { api },
  )
  return { ...shown, onChanged }
}

test('another fee of the brand is answered with the sum that was read', async () => {
  const { user, api, onChanged } = show(countered, { [answer]: { proposal: wire(countered) } })
  expect(screen.getByRole('heading', { name: /^Havsro svarar med 700.kr$/ })).toBeTruthy()
  expect(screen.getByText(/^Du föreslog 900.kr.*Svara senast .*30 nov/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Ja till 700/ }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(api.to(answer).map(({ body }) => body)).toEqual([{ answer: 'yes', fee: 70_000 }])
})

test('a yes that cannot be carried out is explained, and stays to be given again', async () => {
  const { user, onChanged } = show(countered, { [answer]: () => reply(422, { error: 'fee_not_covered' }) })
  await user.click(screen.getByRole('button', { name: /^Ja till 700/ }))
  expect(await screen.findByText(/Varumärket har inte pengar på kontot just nu/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Ja till 700/ })).toHaveProperty('disabled', false)
  expect(onChanged).toHaveBeenCalled()
})

test('a no leaves the own proposal', async () => {
  const { user, api } = show(countered, { [answer]: { proposal: wire(waiting) } })
  await user.click(screen.getByRole('button', { name: 'Nej, mitt förslag står kvar' }))
  await waitFor(() => expect(api.to(answer).map(({ body }) => body)).toEqual([{ answer: 'no', fee: 70_000 }]))
})

test('the own proposal can be changed within the span while nobody has answered', async () => {
  const { user, api, onChanged } = show(waiting, { [change]: { proposal: wire(waiting) } })
  expect(screen.getByText(/^Du har föreslagit 900.kr$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ändra förslaget' }))
  const field = await screen.findByLabelText('Ditt arvode')
  await user.clear(field)
  await user.type(field, '1200')
  await user.click(screen.getByRole('button', { name: 'Spara förslaget' }))
  expect(await screen.findByText(/^Välj inom 600–1.000.kr\.$/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '800')
  await user.click(screen.getByRole('button', { name: 'Spara förslaget' }))
  await waitFor(() => expect(api.to(change).map(({ body }) => body)).toEqual([{ fee: 80_000 }]))
  expect(onChanged).toHaveBeenCalled()
})

test('after the application is decided nothing is left to do', () => {
  show({ ...waiting, abilities: [], counter: { fee: 70_000, at: '2026-11-20T10:00:00Z', state: 'over' } })
  expect(screen.queryByRole('button')).toBeNull()
})
