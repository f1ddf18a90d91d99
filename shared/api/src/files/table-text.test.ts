import { describe, expect, test } from '@jest/globals'
import { cellText, columnsCalled, tableTextOf } from './table-text'

describe('how a table is to be read', () => {
  test.each([
    ['a,b;c,d', ','],
    ['a;b,c', ','],
    ['a;b;c,d', ';'],
    ['a\tb\tc;d', '\t'],
    ['one word', ','],
    ['', ','],
  ])('the separator of %j is %j', (text, delimiter) => {
    expect(tableTextOf(text)).toEqual({ text, delimiter, fromLine: 1 })
  })

  test('empty lines before the heading, later rows and what stands in quotes do not choose it', () => {
    expect(tableTextOf('\n  \na;b\n1,2,3,4').delimiter).toBe(';')
    expect(tableTextOf('"a;b;c;d",e,f').delimiter).toBe(',')
    expect(tableTextOf('"a;b;c";"d;e,f,g,h",i').delimiter).toBe(',')
  })

  test.each([
    ['sep=;\na,b', ';'],
    ['SEP=|\r\na,b', '|'],
    ['"sep=\t"\na,b', '\t'],
    ['\uFEFFsep=; \t\ra,b', ';'],
  ])('the line %j names it', (text, delimiter) => {
    expect(tableTextOf(text)).toEqual({ text: text.replace('\uFEFF', ''), delimiter, fromLine: 2 })
  })

  test('only a first line that says nothing else names one', () => {
    for (const text of ['a,b\nsep=;\n', 'x sep=;\na,b', 'sep=;b\na,b', 'sep=;', 'sep=\na,b'])
      expect(tableTextOf(text)).toMatchObject({ text, fromLine: 1 })
  })

  test('a byte order mark is taken from the beginning alone', () => {
    expect(tableTextOf('\uFEFFa\uFEFFb').text).toBe('a\uFEFFb')
  })
})

describe('the content of a cell', () => {
  test.each([
    ['  Bo \u00a0', 'Bo'],
    ['\u200e@bo\u202c', '@bo'],
    [`"`, `"`],
    ["'=1+1", '=1+1'],
    ["'+46 90", '+46 90'],
    ["'-12", '-12'],
    ["'@bo", '@bo'],
    ["'\tx", 'x'],
    ["'0150", '0150'],
    ["' 5", "' 5"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ["Bo '90", "Bo '90"],
    ['="0150"', '0150'],
    ['=" Bo "', 'Bo'],
    ['=""', ''],
    ['x="0150"', 'x="0150"'],
    ['="a"&"b"', '="a"&"b"'],
    ['="0150"x', '="0150"x'],
  ])('%j means %j', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })

  test('joiners of emoji and of Persian stay', () => {
    expect(cellText('👩\u200d🍳\u200c')).toBe('👩\u200d🍳\u200c')
  })
})

test('columns are found by their words, whatever signs, capitals and accents they are written with', () => {
  const names = { email: ['e-postadress', 'mail'], age: ['ålder 2'] }
  expect(columnsCalled(['E_POSTADRESS', 'Ort', 'epostadress', ' Mail: ', 'ÅLDER-2', 'ålder'], names)).toEqual({
    email: [0, 2, 3],
    age: [4],
  })
  expect(columnsCalled(['Ort'], names)).toEqual({ email: [], age: [] })
})
