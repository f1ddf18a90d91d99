import { expect, test } from '@jest/globals'
import { type NumberForm, readNumber } from './readNumber'

const whole: NumberForm = { decimals: 0, allowNegative: false, locale: 'sv' }
const sum: NumberForm = { decimals: 2, allowNegative: true, locale: 'sv', unit: 'kr' }
const share: NumberForm = { decimals: 1, allowNegative: false, locale: 'sv', unit: '%' }
const place: NumberForm = { decimals: 6, allowNegative: true, locale: 'sv' }
const english = { locale: 'en' } as const

const cases: [string, NumberForm, number | null | undefined][] = [
  // Nothing typed
  ['', whole, null],
  [' \u00a0', sum, null],
  ['\u200e', sum, null],
  // Whole numbers, and how thousands are grouped
  ['0', whole, 0],
  ['7', whole, 7],
  ['+7', whole, 7],
  ['+0', whole, 0],
  ['3 450', whole, 3450],
  ['1\u00a0284\u202f500', whole, 1_284_500],
  ['12.660', whole, 12_660],
  ['12.660', { ...whole, ...english }, undefined],
  ['12,660', { ...whole, ...english }, 12_660],
  ['12,660', whole, undefined],
  ['1,234,567', whole, 1_234_567],
  ['12 000,00', whole, 12_000],
  ['12.000,00', whole, 12_000],
  ['79,00', whole, 79],
  ['79.00', whole, 79],
  ['20 000,0', whole, 20_000],
  ['249:00', whole, 249],
  ['249:50', whole, undefined],
  ['6,1', whole, undefined],
  ['12,', whole, undefined],
  ['1,000', whole, undefined],
  // Decoration at the ends
  ['1 500:-', whole, 1500],
  ['1 500,-', whole, 1500],
  ['1 500:\u2013', whole, 1500],
  ['1 500 kr', whole, 1500],
  ['kr 1 500', whole, 1500],
  ['kr 1 500,-', whole, 1500],
  ['SEK 1500', whole, 1500],
  ['1500 SEK', whole, 1500],
  ['20 st', whole, 20],
  ['20 st.', whole, 20],
  ['5 %', whole, 5],
  ['\u200e1 500\u200f', whole, 1500],
  ['kr', whole, undefined],
  [':-', whole, undefined],
  // Sums with öre
  ['99:50', sum, 99.5],
  ['1 234:50', sum, 1234.5],
  ['1.234:50', sum, 1234.5],
  ['99:50 kr', sum, 99.5],
  ['1 500:- kr', sum, 1500],
  ['99:5', sum, undefined],
  ['99:500', sum, undefined],
  ['1 234,50 kr', sum, 1234.5],
  ['12.660,50', sum, 12_660.5],
  ['12,660.50', sum, 12_660.5],
  ['12,660.50', { ...sum, ...english }, 12_660.5],
  ['-1,000,000.5', { ...sum, ...english }, -1_000_000.5],
  ['12,660', sum, undefined],
  ['12,5,0', sum, undefined],
  ['12.66.0', sum, undefined],
  ['0.125', sum, undefined],
  [',50', sum, undefined],
  // What another field counts is no decoration of this one
  ['10 %', sum, undefined],
  ['10 st', sum, undefined],
  ['10 kr', share, undefined],
  ['4,2 %', share, 4.2],
  ['4:20', share, undefined],
  // Minus only where the field allows it
  ['-500', whole, undefined],
  ['\u2212500', whole, undefined],
  ['-500 kr', sum, -500],
  ['\u2212500', sum, -500],
  ['-0', sum, 0],
  ['500-', sum, undefined],
  ['59.329', place, 59.329],
  ['59,329', place, 59.329],
  ['-0,127758', place, -0.127758],
  ['59:20', place, undefined],
  // Nothing is guessed
  ['5 000\u201320 000', whole, undefined],
  ['2 500-3 000', sum, undefined],
  ['5 000 20 000', whole, undefined],
  ['10 000 (ex moms 8 000)', sum, undefined],
  ['10k', whole, undefined],
  ['12 tkr', whole, undefined],
  ['3x500', whole, undefined],
  ['1e3', whole, undefined],
  ['2026-12-01', whole, undefined],
  ['12 50', whole, undefined],
  ['07', whole, undefined],
  ['0 500', whole, undefined],
  ['a', whole, undefined],
  ['12a500', whole, undefined],
  ['100 €', sum, undefined],
  ['99999999999999999999', whole, undefined],
]

test.each(cases)('%j is read as it is meant, or not at all', (text, form, expected) => {
  expect(readNumber(text, form)).toBe(expected)
})
