import { describe, expect, test } from '@jest/globals'
import {
  contributionBasis,
  contributionsOf,
  reachesLimit,
  setAsideOf,
  setAsideShare,
  taxOffices,
  taxRules,
  taxRulesOf,
} from './tax'

const rules = taxRulesOf(2026)

describe('contributions', () => {
  test('are paid on nothing below the limit, and from it on all that came without F-tax', () => {
    expect([99_999, 100_000, 250_000].map((liable) => contributionBasis({ liable }, rules))).toEqual([
      0, 100_000, 250_000,
    ])
  })

  test.each([
    [0, 0, 'none'],
    [99_999, 0, 'none'],
    [100_000, 0, 'payer'],
    [0, 1, 'own'],
    [99_999, 1, 'own'],
    [100_000, 1, 'both'],
  ] as const)('%i without F-tax and %i with it: %s', (liable, own, who) => {
    expect(contributionsOf({ liable, own }, rules)).toBe(who)
  })
})

describe('the limit is reached', () => {
  const fee = (amount: number, on: string) => ({ amount, on })
  const goods = (amount: number) => ({ amount, on: null })

  test('on the day of the fee that reaches it, in the order of days', () => {
    const coming = [fee(30_000, '2026-12-03'), fee(35_000, '2026-12-01'), fee(99_999, '2026-12-09')]
    expect(reachesLimit({ liable: 34_900 }, coming, rules)).toEqual({ on: '2026-12-09' })
    expect(reachesLimit({ liable: 35_000 }, coming, rules)).toEqual({ on: '2026-12-03' })
  })
  test('with goods whose day nobody knows', () => {
    expect(reachesLimit({ liable: 40_000 }, [goods(60_000)], rules)).toEqual({ on: null })
    expect(reachesLimit({ liable: 40_000 }, [fee(20_000, '2026-12-01'), goods(40_000)], rules)).toEqual({ on: null })
  })
  test('never by what does not come to it, and not once more', () => {
    expect(reachesLimit({ liable: 40_000 }, [goods(59_999)], rules)).toBeNull()
    expect(reachesLimit({ liable: 100_000 }, [goods(60_000)], rules)).toBeNull()
    expect(reachesLimit({ liable: 0 }, [], rules)).toBeNull()
  })
})

test('what is set aside is rounded up to tens of kronor, and nothing of nothing', () => {
  expect(setAsideOf(749_700, setAsideShare.start)).toBe(225_000)
  expect(setAsideOf(100_000, 30)).toBe(30_000)
  expect(setAsideOf(100_001, 30)).toBe(31_000)
  expect(setAsideOf(749_700, 0)).toBe(0)
  expect(setAsideOf(-50_000, 30)).toBe(0)
})

test('every year names its source, and every country an office with a safe address', () => {
  for (const { source } of taxRules) expect(source).toMatch(/Socialavgiftslagen \(2000:980\), 2 kap\..*14/)
  for (const { url } of Object.values(taxOffices)) expect(url).toMatch(/^https:\/\//)
})
