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
  test('what cannot be read is refused at csv', () => {
    expect(() => readCsv('"a', 2)).toThrow(expect.objectContaining({ errors: { csv: ['invalid'] } }))
  })
})
