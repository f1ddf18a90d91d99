import { describe, expect, test } from '@jest/globals'
import { bankingDaysSince, nextBankingDay, payoutExpectedAt, sendingDays } from './banking-days'

const after = (instant: string) => nextBankingDay(new Date(instant)).toISOString()
const dayAfter = (day: string) => after(`${day}T10:00:00Z`).slice(0, 10)

describe('the next banking day', () => {
  test('is tomorrow on an ordinary weekday, from noon', () =>
    expect(after('2026-11-18T10:00:00Z')).toBe('2026-11-19T12:00:00.000Z'))
  test('is Monday after a Friday', () => expect(dayAfter('2026-11-20')).toBe('2026-11-23'))
  test('counts days in Stockholm', () => expect(after('2026-11-18T23:30:00Z').slice(0, 10)).toBe('2026-11-20'))
  test('skips Midsummer Eve, the Friday from 19 to 25 June, and no other Friday', () => {
    expect(['2026-06-18', '2020-06-18', '2027-06-24', '2026-06-25', '2020-06-11'].map(dayAfter)).toEqual([
      '2026-06-22',
      '2020-06-22',
      '2027-06-28',
      '2026-06-26',
      '2020-06-12',
    ])
  })
  test('skips Christmas', () => expect(dayAfter('2026-12-23')).toBe('2026-12-28'))
})

// Days of Easter Sunday as the church has them: early, late, and in years of every form of the reckoning.
test.each([
  '1961-04-02',
  '1981-04-19',
  '1999-04-04',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2014-04-20',
  '2016-03-27',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2106-04-18',
  '2133-04-19',
  '2160-03-23',
  '2201-04-19',
  '2285-03-22',
])('banks are closed from Good Friday to Easter Monday of %s, and at Ascension', (sunday) => {
  const on = (days: number) =>
    new Date(Date.parse(`${sunday}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  expect(bankingDaysSince(`${on(-4)}T10:00:00Z`, new Date(`${on(2)}T10:00:00Z`))).toBe(2)
  expect(bankingDaysSince(`${on(37)}T10:00:00Z`, new Date(`${on(39)}T10:00:00Z`))).toBe(1)
})

test('banking days that have begun since a day leave out that day and count today', () => {
  const since = (from: string, now: string) => bankingDaysSince(from, new Date(now))
  expect([
    since('2026-11-18T10:00:00Z', '2026-11-18T20:00:00Z'),
    since('2026-11-18T10:00:00Z', '2026-11-19T05:00:00Z'),
    since('2026-11-20T10:00:00Z', '2026-11-22T10:00:00Z'),
    since('2026-11-20T10:00:00Z', '2026-11-24T10:00:00Z'),
    since('2026-11-24T10:00:00Z', '2026-11-20T10:00:00Z'),
  ]).toEqual([0, 1, 0, 2, 0])
})

test('a file that the bank takes today is sent today until three in Stockholm, else on the next banking day', () => {
  const days = (now: string) => Object.values(sendingDays(new Date(now)))
  expect(days('2026-11-18T13:59:00Z')).toEqual(['2026-11-18', '2026-11-19'])
  expect(days('2026-11-18T14:00:00Z')).toEqual(['2026-11-19', '2026-11-20'])
  expect(days('2026-11-20T10:00:00Z')).toEqual(['2026-11-20', '2026-11-23'])
  expect(days('2026-11-21T10:00:00Z')).toEqual(['2026-11-23', '2026-11-24'])
})

test('a payout is on the account two banking days after it was asked for, at the latest', () => {
  expect(payoutExpectedAt(new Date('2026-11-19T10:00:00Z')).toISOString()).toBe('2026-11-23T12:00:00.000Z')
})
