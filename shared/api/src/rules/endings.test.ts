import { describe, expect, test } from '@jest/globals'
import { type EndingReason, endingReasons, type EndingSide, endingSides } from '../ending-states'
import { endingCountsFor, owedAtEnd } from './endings'

const held = { fee: 100_001, cancelShare: 'half', goodsWent: false, draftApproved: false } as const

describe('what is owed', () => {
  test.each<[EndingSide, EndingReason, Partial<Parameters<typeof owedAtEnd>[2]>, number]>([
    ['creator', 'no_time', {}, 0],
    ['creator', 'no_time', { goodsWent: true }, 0],
    ['creator', 'no_time', { goodsWent: true, draftApproved: true }, 50_001],
    ['creator', 'brand_late', { goodsWent: true, draftApproved: true }, 0],
    ['brand', 'plans_changed', {}, 0],
    ['brand', 'plans_changed', { goodsWent: true }, 50_001],
    ['brand', 'plans_changed', { draftApproved: true }, 50_001],
    ['brand', 'plans_changed', { goodsWent: true, cancelShare: 'whole' }, 100_001],
    ['brand', 'plans_changed', { goodsWent: true, cancelShare: 'none' }, 0],
    ['brand', 'rounds_used', { goodsWent: true }, 50_001],
    ['brand', 'draft_declined', { goodsWent: true }, 50_001],
    ['brand', 'never_posted', { goodsWent: true, cancelShare: 'whole' }, 0],
    ['brand', 'released', { goodsWent: true, cancelShare: 'whole' }, 0],
  ])('the %s ends it, %s, %j: %i', (by, reason, more, owed) => {
    expect(owedAtEnd(by, reason, { ...held, ...more })).toBe(owed)
  })
  test('is never more than what is held', () => {
    for (const by of endingSides)
      for (const reason of endingReasons)
        for (const cancelShare of ['none', 'half', 'whole'] as const)
          for (const fee of [0, 1, 100_001])
            expect(
              owedAtEnd(by, reason, { fee, cancelShare, goodsWent: true, draftApproved: true }),
            ).toBeLessThanOrEqual(fee)
  })
})

test.each<[EndingSide, EndingReason, boolean, EndingSide | null]>([
  ['creator', 'no_time', false, 'creator'],
  ['creator', 'other', false, 'creator'],
  ['creator', 'no_time', true, null],
  ['creator', 'terms_or_parcel', false, null],
  ['creator', 'brand_late', true, null],
  ['brand', 'plans_changed', false, 'brand'],
  ['brand', 'draft_declined', false, 'brand'],
  ['brand', 'never_posted', false, 'creator'],
  ['brand', 'released', false, null],
])('the %s ends it, %s, the brand late: %s; it counts for %s', (by, reason, isLate, side) => {
  expect(endingCountsFor(by, reason, isLate)).toBe(side)
})
