import { expect, test } from '@jest/globals'
import { callers, refusalOf, staffCaller } from '../../../../test/support/callers'
import { adjustmentAbilities, authorizeAdjustment } from './policies'

const pending = { state: 'pending', requestedBy: 'u' } as const
const asker = staffCaller('admin', 'all')
const colleague = staffCaller('admin', 'all', 'v')

test('nobody approves a booking that they asked for; both may say no', () => {
  expect(adjustmentAbilities(asker, pending)).toEqual(['decline'])
  expect(adjustmentAbilities(colleague, pending)).toEqual(['approve', 'decline'])
  expect(refusalOf(() => authorizeAdjustment(asker, 'approve', pending))).toBe('forbidden')
})

test('a booking by hand exists for the platform alone, and is decided once', () => {
  for (const act of ['approve', 'decline'] as const) {
    for (const who of [callers.company, callers.clerk])
      expect(refusalOf(() => authorizeAdjustment(who, act, { ...pending, requestedBy: 'x' }))).toBe('not_found')
    for (const state of ['booked', 'declined'] as const)
      expect(refusalOf(() => authorizeAdjustment(colleague, act, { ...pending, state }))).toBe('already_decided')
  }
})
