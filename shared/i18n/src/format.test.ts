import { expect, test } from '@jest/globals'
import {
  dayOf,
  daysUntil,
  formatCompact,
  formatDate,
  formatDateTime,
  formatMean,
  formatMoney,
  formatNumber,
  formatOre,
  formatPercent,
  formatRate,
  formatRelativeDays,
  formatTime,
} from './index'

const moment = '2025-11-21T13:32:00Z'
const plain = (text: string) => text.replaceAll('\u00a0', '_')

test('dates in both languages, joined by non-breaking spaces', () => {
  expect(plain(formatDate(moment, 'sv'))).toBe('fre_21_nov')
  expect(plain(formatDate(moment, 'en'))).toBe('Fri_21_Nov')
  expect(plain(formatDate('2026-01-18', 'sv', 'short'))).toBe('18_jan')
  expect(plain(formatDate('2026-01-18', 'sv', 'long'))).toBe('18_januari_2026')
  expect(plain(formatDate('2026-01-18', 'en', 'year'))).toBe('18_Jan_2026')
  expect(formatTime(moment, 'sv')).toBe('14:32')
  expect(plain(formatDateTime(moment, 'en'))).toBe('Fri_21_Nov 14:32')
  expect(formatDate('not a date', 'sv')).toBe('')
})

test('measured rates and means have their decimal always, so that 4 stands under 4,2', () => {
  expect(plain(formatRate(4, 'sv'))).toBe('4,0_%')
  expect(plain(formatRate(4.23, 'sv'))).toBe('4,2_%')
  expect(formatRate(4, 'en')).toBe('4.0%')
  expect([formatRate(0, 'en'), formatRate(0.02, 'en'), formatRate(99.97, 'en')]).toEqual(['0.0%', '0.1%', '99.9%'])
  expect([formatMean(4, 'sv'), formatMean(3.26, 'en')]).toEqual(['4,0', '3.3'])
})

test('numbers, money and percent in both languages', () => {
  expect(plain(formatNumber(1284500, 'sv'))).toBe('1_284_500')
  expect(formatNumber(1284500, 'en')).toBe('1,284,500')
  expect(plain(formatMoney(3450, 'sv'))).toBe('3_450_kr')
  expect(plain(formatMoney(3450, 'en'))).toBe('SEK_3,450')
  expect(plain(formatOre(345050, 'sv'))).toBe('3_450,50_kr')
  expect(plain(formatOre(345000, 'sv'))).toBe('3_450_kr')
  expect(plain(formatPercent(0.061, 'sv'))).toBe('6,1_%')
  expect(formatPercent(0.061, 'en')).toBe('6.1%')
  expect(formatPercent(0.996, 'en', 0)).toBe('99%')
  expect(formatPercent(0.0001, 'en')).toBe('0.1%')
})

test('#18 a minus is the minus sign in both languages, and stands before the currency', () => {
  expect(plain(formatNumber(-1284, 'sv'))).toBe('−1_284')
  expect(formatNumber(-1284, 'en')).toBe('−1,284')
  expect(formatCompact(-1500, 'en')).toBe('−1.5k')
  expect(formatPercent(-0.061, 'en')).toBe('−6.1%')
  expect(plain(formatMoney(-3450, 'sv'))).toBe('−3_450_kr')
  expect(plain(formatMoney(-3450, 'en'))).toBe('−SEK_3,450')
  expect(plain(formatOre(-345050, 'en'))).toBe('−SEK_3,450.50')
  expect(plain(formatOre(-345050, 'sv'))).toBe('−3_450,50_kr')
})

test('days are days in Stockholm, over midnight and over the change of the clock', () => {
  expect(dayOf('2025-11-20T23:30:00Z')).toBe('2025-11-21')
  expect(daysUntil('2025-11-24', moment)).toBe(3)
  expect(daysUntil('2026-03-30', '2026-03-28T22:30:00Z')).toBe(2)
  expect(plain(formatRelativeDays('2025-11-24', 'sv', moment))).toBe('om 3_dagar')
  expect(formatRelativeDays('2025-11-21', 'sv', moment)).toBe('i dag')
  expect(formatRelativeDays('2025-11-22', 'sv', moment)).toBe('i morgon')
  expect(plain(formatRelativeDays('2025-11-18', 'en', moment))).toBe('3_days ago')
  // Two days have a word in Swedish alone: both languages count them.
  expect(plain(formatRelativeDays('2025-11-23', 'sv', moment))).toBe('om 2_dagar')
  expect(plain(formatRelativeDays('2025-11-19', 'sv', moment))).toBe('för 2_dagar sedan')
  expect(plain(formatRelativeDays('2025-11-23', 'en', moment))).toBe('in 2_days')
  expect(formatRelativeDays('2025-11-20', 'sv', moment)).toBe('i går')
  expect(formatRelativeDays('2025-11-22', 'en', moment)).toBe('tomorrow')
})
