import { expect, test } from '@jest/globals'
import { cellText, tableTextOf } from './table-text'
import { toCsv } from './write-csv'

test('numbers have the decimal sign of the language, and nothing of text is changed', () => {
  expect(toCsv([['Mått', 6.1, -0.12, 18_400, null, '6.1', '2026-11-29']])).toBe(
    '\uFEFFMått;6,1;-0,12;18400;;6.1;2026-11-29\r\n',
  )
  expect(toCsv([['Size', 6.1, -0.12, 'a, b']], 'en')).toBe('\uFEFFSize,6.1,-0.12,"a, b"\r\n')
})

test('no cell runs as a formula; phone numbers and negative sums stay as they are', () => {
  expect(toCsv([['=1+1', '@bo', '+46 90 12', '-12,50', '-cmd', '\tx', 'a;b', 'a "b"', 'a\nb']])).toBe(
    `\uFEFF'=1+1;'@bo;+46 90 12;-12,50;'-cmd;'\tx;"a;b";"a ""b""";"a\nb"\r\n`,
  )
})

test('what is written is read as it was', () => {
  for (const text of ['=1+1', '@bo', '-cmd', '+46 90 12', '2026-11-29', "'s-Hertogenbosch"]) {
    const [cell = ''] = toCsv([[text]])
      .slice(1)
      .split('\r\n')
    expect(cellText(cell)).toBe(text)
  }
  const rows = [
    ['Ort', 'Latitud'],
    ['Umeå', 63.8],
  ]
  expect(tableTextOf(toCsv(rows))).toEqual({ text: 'Ort;Latitud\r\nUmeå;63,8\r\n', delimiter: ';', fromLine: 1 })
  expect(tableTextOf(toCsv(rows, 'en')).delimiter).toBe(',')
})
