import { expect, test } from '@jest/globals'
import type { Practice } from '../service'
import { decideDispute, dispute, failRefund, payOut, refund, take } from './money'
import { worldOf } from './world'

/** A Stripe that tells nobody, with a card payment of 1 000 kr. */
const paid = () => {
  const practice: Practice = {
    publicUrl: 'http://samspel.test',
    ownUrl: 'http://practice.test',
    now: () => new Date('2026-11-25T10:00:00Z'),
    kept: (_name, initial) => ({ value: initial(), save: () => undefined }),
    modeOf: () => 'works',
    tell: async () => 200,
  }
  const world = worldOf(practice)
  world.state.sending = 'never'
  const intent = world.make('pi', 'payment_intent', { amount: 100_000 })
  const charge = take(world, intent, { amount: 100_000, currency: 'sek', metadata: {}, method: 'card' })
  /** What Stripe holds for Samspel, öre. */
  const held = () => world.all('balance_transaction').reduce((sum, { net }) => sum + (net as number), 0)
  return { world, of: charge.id, held }
}

test('a holder disputes what was not refunded before, and gets it back until it is decided', async () => {
  const { world, of, held } = paid()
  const before = held()
  await refund(world, { of, amount: 30_000 })
  const made = await dispute(world, { of })
  expect([made.amount, held()]).toEqual([70_000, before - 100_000 - 22_500])
  await expect(refund(world, { of, amount: 1 })).rejects.toMatchObject({ error: { code: 'charge_disputed' } })
  await decideDispute(world, made, true)
  expect(held()).toBe(before - 30_000 - 22_500)
  await refund(world, { of })
  expect(held()).toBe(before - 100_000 - 22_500)
})

test('no more is refunded than was paid; what a bank sends back can be refunded again', async () => {
  const { world, of, held } = paid()
  const before = held()
  const whole = await refund(world, { of })
  expect(held()).toBe(before - 100_000)
  await expect(refund(world, { of, amount: 1 })).rejects.toMatchObject({ error: { code: 'charge_already_refunded' } })
  await failRefund(world, whole)
  expect(held()).toBe(before)
  await expect(refund(world, { of, amount: 100_001 })).rejects.toThrow('greater')
  await refund(world, { of, amount: 100_000 })
  payOut(world)
  expect(held()).toBe(0)
})
