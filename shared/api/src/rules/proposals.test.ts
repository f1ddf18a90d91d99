import { describe, expect, test } from '@jest/globals'
import { faultOfProposal, faultsOfSpan, reachOfSum } from './proposals'
import { agreedTerms, fittingTerms, usualTerms } from './terms'

const span = { lowest: 60_000, highest: 100_000 }
const kinds = { paymentType: 'instagram', enableStories: false, requireUploadedContent: false } as const

describe('a span', () => {
  test.each([
    [span, {}],
    [{ lowest: 100, highest: 200 }, {}],
    [{ lowest: 99, highest: 200 }, { lowest: 'too_small' }],
    [
      { lowest: 0, highest: 0 },
      { lowest: 'too_small', highest: 'too_small' },
    ],
    [{ lowest: 60_000, highest: 60_000 }, { highest: 'too_small' }],
    [
      { lowest: 60_050, highest: 60_150 },
      { lowest: 'invalid_integer', highest: 'invalid_integer' },
    ],
  ])('%j has the faults %j', (given, faults) => {
    expect(faultsOfSpan(given)).toEqual(faults)
  })
  test('goes with what is paid, and not into what is agreed', () => {
    const terms = { ...usualTerms(kinds), feeSpan: span }
    expect(fittingTerms(terms, { ...kinds, enablePaidCollaborations: true }).feeSpan).toEqual(span)
    expect(fittingTerms(terms, { ...kinds, enablePaidCollaborations: false })).not.toHaveProperty('feeSpan')
    expect(agreedTerms(terms)).toEqual(usualTerms(kinds))
  })
  test('says how many a sum is enough for', () => {
    expect(reachOfSum(800_000, span)).toEqual({ fewest: 8, most: 13 })
    expect(reachOfSum(-1, span)).toEqual({ fewest: 0, most: 0 })
  })
})

test.each([
  [undefined, undefined, undefined],
  [70_000, undefined, 'unknown_field'],
  [70_000, null, 'unknown_field'],
  [undefined, span, 'required'],
  [59_999, span, 'out_of_span'],
  [60_000, span, undefined],
  [100_000, span, undefined],
  [100_001, span, 'out_of_span'],
])('a proposal of %s in %j: %s', (fee, given, fault) => {
  expect(faultOfProposal(fee, given)).toBe(fault)
})
