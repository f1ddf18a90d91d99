/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { initialApp } from '@samspel/store'
import { act, buildUser, id, listAnswer, renderWithApp, screen, waitFor, wire } from '@samspel/testing'
import PayoutsBadge from './PayoutsBadge'

const me = buildUser({ id: id(1), role: 'admin' })
const by = (n: number) => ({
  compiled: { by: { id: id(n), name: 'Någon', avatarUrl: null }, at: '2026-11-25T08:00:00.000Z' },
})
const answer = (...owners: number[]) =>
  wire({
    ...listAnswer('payoutBatches', owners.map((owner, at) => ({ id: id(50 + at), ...by(owner) })) as never),
    waiting: { count: 0, amount: 0, stopped: 0, late: 0 },
  })

test('batches of others that wait are counted, own ones are not, and a change is heard of', async () => {
  const { api } = renderWithApp(<PayoutsBadge />, {
    state: { app: { ...initialApp, currentUserId: me.id }, entities: { users: { [me.id]: me } } },
    api: { 'GET /payout_batches': answer(1, 2) },
  } as never)
  expect(await screen.findByText('1')).toBeTruthy()
  api.on({ 'GET /payout_batches': answer(1) })
  act(() => bus.publish('live:payout-batch-changed', { batchId: id(50) }))
  await waitFor(() => expect(screen.queryByText('1')).toBeNull())
})
