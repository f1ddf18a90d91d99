/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { ApprovalRequest } from '@samspel/api'
import { askHref } from '@samspel/desk/approvals'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { ApprovalsPage } from './ApprovalsPage'
import { approvalSaga } from './calls'

const request = (change: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id: id(1),
  kind: 'participation',
  state: 'open',
  subjectId: id(2),
  brandId: id(3),
  brandName: 'Havsro',
  campaign: { id: id(4), name: 'Vinterhud' },
  creator: {
    id: id(5),
    username: 'tove.l',
    name: 'Tove Lind',
    city: null,
    avatarUrl: null,
    followersCount: 100,
    engagementRate: 0,
  },
  storeId: null,
  amount: 900_00,
  note: 'Hon är värd det',
  askedByName: 'Tilde Fors',
  answerers: ['Per Ahlgren', 'Sara Lindqvist'],
  lapsesOn: '2025-12-05',
  decidedByName: null,
  decidedAt: null,
  reason: null,
  createdAt: '2025-11-21T13:32:00.000Z',
  abilities: ['approve', 'decline'],
  ...change,
})
const open = (api: FakeRoutes = {}, route = '/approvals') =>
  renderWithApp(
    <>
      <ApprovalsPage />
      <Toaster />
    </>,
    {
      route,
      sagas: { approvals: approvalSaga },
      api: { 'GET /approval_requests': listAnswer('approvalRequests', [request()]), ...api },
    },
  )

test('what waits says who, what, how much and why, links to the thing and is approved', async () => {
  const { user, api } = open({
    'PATCH /approval_requests/:id/approve': wire({ approvalRequest: request({ state: 'approved', abilities: [] }) }),
  })
  expect(await screen.findByText('Tove Lind')).toBeTruthy()
  expect(screen.getByText('Hon är värd det')).toBeTruthy()
  expect(screen.getByText(/Tilde Fors frågade/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Visa' }).getAttribute('href')).toBe(`/applications?kind=all&open=${id(2)}`)
  await user.click(screen.getByRole('button', { name: /^Godkänn 900/ }))
  expect(await screen.findByText('Godkänt. Tilde Fors får veta det.')).toBeTruthy()
  await waitFor(() => expect(api.to('GET /approval_requests').length).toBeGreaterThan(1))
})

test('a refusal stands in its place, and the buttons stay', async () => {
  const { user } = open({ 'PATCH /approval_requests/:id/approve': reply(422, { error: 'above_limit' }) })
  await user.click(await screen.findByRole('button', { name: /^Godkänn/ }))
  expect(await screen.findByText(/Det går över din gräns/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Godkänn/ })).toBeTruthy()
})

test('it is declined with a reason that the colleague reads', async () => {
  const { user, api } = open({
    'PATCH /approval_requests/:id/decline': wire({ approvalRequest: request({ state: 'declined', abilities: [] }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Avslå' }))
  await user.type(await screen.findByRole('textbox', { name: 'Skäl' }), 'För dyrt')
  await user.click(screen.getAllByRole('button', { name: 'Avslå' }).at(-1)!)
  expect(await screen.findByText('Avslaget. Tilde Fors får veta det.')).toBeTruthy()
  expect(api.to('PATCH /approval_requests/:id/decline')[0]!.body).toEqual({ reason: 'För dyrt' })
})

test('what was refused elsewhere is asked for here; words stay when it cannot be sent', async () => {
  const route = askHref({ kind: 'participation', subjectId: id(2) })
  const { user, api } = open({ 'POST /approval_requests': reply(409, { error: 'already_asked' }) }, route)
  await user.type(await screen.findByRole('textbox', { name: /Till kollegan/ }), 'Snälla')
  await user.click(screen.getByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByText('Någon har redan bett om godkännande för det här.')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Till kollegan/ }).value).toBe('Snälla')
  expect(api.to('POST /approval_requests')[0]!.body).toEqual({
    approvalRequest: { kind: 'participation', subjectId: id(2), note: 'Snälla' },
  })
})

test('whoever asked reads whom it waits for, and takes it back', async () => {
  const own = request({ abilities: ['withdraw'] })
  const { user } = open(
    {
      'GET /approval_requests': listAnswer('approvalRequests', [own]),
      'DELETE /approval_requests/:id': wire({ approvalRequest: { ...own, state: 'withdrawn', abilities: [] } }),
    },
    '/approvals?whose=asked',
  )
  expect(await screen.findByText('Väntar på Per Ahlgren eller Sara Lindqvist')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ta tillbaka' }))
  expect(await screen.findByText('Frågan är borta.')).toBeTruthy()
})

test('nothing waits: the page says when something will; what failed can be tried again', async () => {
  open({ 'GET /approval_requests': listAnswer('approvalRequests', []) })
  expect(await screen.findByText('Ingen väntar på ditt godkännande')).toBeTruthy()
})

test('a list that cannot be read can be tried again', async () => {
  open({ 'GET /approval_requests': reply(503, { error: 'unavailable' }) })
  expect(await screen.findByText('Frågorna kunde inte hämtas.')).toBeTruthy()
})
