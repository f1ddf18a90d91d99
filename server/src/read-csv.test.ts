import { describe, expect, test } from '@jest/globals'
import { readCsv } from './read-csv'

const cells = (csv: string, most = 10) => readCsv(csv, most).map(({ record }) => record)

describe('readCsv', () => {
  test('the first row decides the separator for the whole file', () => {
    expect(cells('name;street\nBo;Storgatan 1, 3 tr')).toEqual([
      ['name', 'street'],
      ['Bo', 'Storgatan 1, 3 tr'],
    ])
    expect(cells('name\tnote\nBo\tone; two, three')).toEqual([
      ['name', 'note'],
      ['Bo', 'one; two, three'],
    ])
    expect(cells('one column\na;b')).toEqual([['one column'], ['a;b']])
  })
  test('signs inside quoted cells of the heading, a byte order mark and empty lines before it do not count', () => {
    expect(cells('\ufeff\r\n"a; b; c",d\r\n1,2')).toEqual([
      ['a; b; c', 'd'],
      ['1', '2'],
    ])
  })
  test('rows tell their line, and no more are read than asked for', () => {
    expect(readCsv('a\n\nb\nc', 2).map(({ info }) => info.lines)).toEqual([1, 3])
  })
  test('the separator that Excel names on a line of its own is taken, the line is no row, and it counts', () => {
    expect(cells('sep=;\r\nname;street\r\nBo;Storgatan 1, 3 tr')).toEqual([
      ['name', 'street'],
      ['Bo', 'Storgatan 1, 3 tr'],
    ])
    expect(cells('\ufeffSEP=|\rname|street\rBo|Storgatan')).toEqual([
      ['name', 'street'],
      ['Bo', 'Storgatan'],
    ])
    expect(readCsv('"sep=,"\na,b\nc,d', 9).map(({ info }) => info.lines)).toEqual([2, 3])
  })
  test('rows of separators and blanks alone are none', () => {
    expect(readCsv('name;street\r\n;;\r\nBo;S\r\n ; \u00a0;\r\n', 9).map(({ info }) => info.lines)).toEqual([1, 3])
  })
  test('line ends of old Macs and quoted line ends are read', () => {
    expect(cells('a;b\r"1\r2";3')).toEqual([
      ['a', 'b'],
      ['1\r2', '3'],
    ])
  })
  test('guards of sheets, signs of direction and blanks of other kinds are not part of a cell', () => {
    expect(cells(`'@bo;="0150";'0150;\u200e@bo\u00a0;'s-Hertogenbosch;'=1+1`)).toEqual([
      ['@bo', '0150', '0150', '@bo', "'s-Hertogenbosch", '=1+1'],
    ])
  })
  test('what cannot be read is refused at csv', () => {
    expect(() => readCsv('"a', 2)).toThrow(expect.objectContaining({ errors: { csv: ['invalid'] } }))
  })
})
