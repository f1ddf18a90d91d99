import { describe, expect, test } from '@jest/globals'
import { nextBankingDay } from './banking-days'

const after = (instant: string) => nextBankingDay(new Date(instant)).toISOString().slice(0, 10)

describe('the next banking day', () => {
  test('is tomorrow on an ordinary weekday', () => expect(after('2026-11-18T10:00:00Z')).toBe('2026-11-19'))
  test('is Monday after a Friday', () => expect(after('2026-11-20T10:00:00Z')).toBe('2026-11-23'))
  test('counts days in Stockholm', () => expect(after('2026-11-18T23:30:00Z')).toBe('2026-11-20'))
  test('skips Easter', () => expect(after('2026-04-02T10:00:00Z')).toBe('2026-04-07'))
  test('skips Midsummer Eve', () => expect(after('2026-06-18T10:00:00Z')).toBe('2026-06-22'))
  test('skips Christmas', () => expect(after('2026-12-23T10:00:00Z')).toBe('2026-12-28'))
})
