import { expect, test } from '@jest/globals'
import { readDay } from './readDay'

const today = '2026-11-28'

test.each([
  '2026-12-05',
  '2026/12/05',
  '2026.12.5',
  '20261205',
  '05-12-2026',
  '5/12/2026',
  '5/12 2026',
  '5.12.2026',
  '5.12. 2026',
  '5 dec 2026',
  '5 Dec, 2026',
  ' 5  december 2026 ',
  'den 5 december 2026',
  '5:e december 2026',
  '5dec 2026',
  'Dec 5, 2026',
  'December 5th 2026',
  // Without a year: the next one
  '5 dec',
  '5 dec.',
  '5/12',
  '5.12.',
  '5-12',
  '5 december',
  'December 5',
])('%j is 5 December 2026', (text) => {
  expect(readDay(text, { today })).toBe('2026-12-05')
})

test('months are read in Swedish and English', () => {
  expect(['3 maj 2026', '3 May 2026'].map((text) => readDay(text))).toEqual(['2026-05-03', '2026-05-03'])
  expect(['1 okt 2026', '1 Oct 2026'].map((text) => readDay(text))).toEqual(['2026-10-01', '2026-10-01'])
  expect(['2 mars 2026', '2 March 2026'].map((text) => readDay(text))).toEqual(['2026-03-02', '2026-03-02'])
})

test('a day without a year is today at the earliest, after the first allowed day, and not beyond the last allowed one', () => {
  expect(readDay('28 nov', { today })).toBe('2026-11-28')
  expect(readDay('27 nov', { today })).toBe('2027-11-27')
  expect(readDay('5 dec', { today, min: '2026-12-10' })).toBe('2027-12-05')
  expect(readDay('5 dec', { today, max: today })).toBe('2025-12-05')
  expect(readDay('5 dec', { today, max: '2027-01-01' })).toBe('2026-12-05')
  // Neither allowed: the form says what is wrong with the next one.
  expect(readDay('5 dec', { today, min: today, max: '2026-12-01' })).toBe('2026-12-05')
  expect(readDay('29 feb', { today })).toBe('2028-02-29')
})

test('what is no day is not read; nothing typed is nothing', () => {
  expect([readDay(''), readDay(' ')]).toEqual([null, null])
  for (const text of [
    '2026-02-30',
    '31 apr 2026',
    '31 apr',
    '18 foo 2026',
    '18 marknad 2026',
    '5 ju 2026',
    'i morgon',
    '5',
    '5 dec 26',
    '261205',
    '5/12-2026',
    '13/13/2026',
    '0026-01-01',
    '5 dec 2026 eller senare',
  ])
    expect([text, readDay(text, { today })]).toEqual([text, undefined])
})
