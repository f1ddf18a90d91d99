import { describe, expect, test } from '@jest/globals'
import { at, list, readDocument, reasonOf, sumOf, text, texts } from './read-xml'

describe('a sum', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,05', 1205],
    ['12.50000', 1250],
    ['1 234.00', 123_400],
    ['123456789012', 12_345_678_901_200],
  ])('%s is %d öre', (said, ore) => {
    expect(sumOf(said)).toEqual({ ore, text: said })
  })

  test.each(['-12', '12.501', '12.500001', '12.', '.5', '1234567890123', 'x12', '12x', '1e3'])(
    '%s is no sum of kronor, and stays as it is written',
    (said) => {
      expect(sumOf(said)).toEqual({ ore: null, text: said })
    },
  )

  test('in another currency is none; kronor are said, or meant', () => {
    expect(sumOf({ '#text': '5.00', '@_Ccy': 'SEK' })).toEqual({ ore: 500, text: '5.00 SEK' })
    expect(sumOf({ '#text': '5.00', '@_Ccy': 'EUR' })).toEqual({ ore: null, text: '5.00 EUR' })
    expect(sumOf({ '#text': '5.00' })).toEqual({ ore: 500, text: '5.00' })
  })

  test('that is not said is null; a long one is cut', () => {
    for (const nothing of [undefined, null, '', '  ', {}, []]) expect(sumOf(nothing)).toBeNull()
    expect(sumOf({ '#text': 'x'.repeat(99), '@_Ccy': 'y'.repeat(99) })?.text).toBe(
      `${'x'.repeat(40)} ${'y'.repeat(10)}`,
    )
  })
})

test('a reason is the first that is given, by its code or the bank’s own, with all its words', () => {
  expect(reasonOf({ Rsn: { Cd: 'AC04' }, AddtlInf: ['Kontot', ' är avslutat '] })).toEqual({
    code: 'AC04',
    words: 'Kontot är avslutat',
  })
  expect(reasonOf([{ Rsn: { Prtry: 'B7' } }, { Rsn: { Cd: 'AC04' } }])).toEqual({ code: 'B7', words: null })
  expect(reasonOf({ Rsn: { Cd: 'x'.repeat(99) }, AddtlInf: 'y'.repeat(999) })).toEqual({
    code: 'x'.repeat(10),
    words: 'y'.repeat(300),
  })
  for (const nothing of [undefined, '', {}]) expect(reasonOf(nothing)).toEqual({ code: null, words: null })
})

test('an element that may stand several times is a list of those with content', () => {
  const element = { Id: '1' }
  expect(list(undefined)).toEqual([])
  expect(list(element)).toEqual([element])
  expect(list([element, '', null, element])).toEqual([element, element])
  expect(texts(['a', '', { '#text': 'b', '@_x': '1' }, 3])).toEqual(['a', 'b'])
})

test('a text stands between blanks, with attributes or without, and a path may lead nowhere', () => {
  expect(text(' a ')).toBe('a')
  expect(text({ '#text': ' a ', '@_x': '1' })).toBe('a')
  for (const nothing of [undefined, null, '', ' ', {}, 3]) expect(text(nothing)).toBeNull()
  expect(at({ a: { b: 'c' } }, 'a', 'b')).toBe('c')
  expect(at({ a: 'x' }, 'a', 'length')).toBeUndefined()
  expect(at(null, 'a')).toBeUndefined()
  expect(at({ a: null }, 'a', 'b')).toBeUndefined()
})

describe('a document', () => {
  test('is read without prefixes, its values as text, its attributes by a mark', () => {
    expect(
      readDocument(
        '<?xml version="1.0"?><a:Document xmlns:a="x"><a:N Ccy="SEK">007</a:N><T>a &amp; b</T></a:Document>',
      ),
    ).toEqual(expect.objectContaining({ N: { '#text': '007', '@_Ccy': 'SEK' }, T: 'a & b' }))
    expect(readDocument('<Other/>')).toBeUndefined()
  })

  test.each(['<!DOCTYPE x [<!ENTITY a "b">]>', '<!doctype x>', '<!ENTITY a SYSTEM "file:///etc/passwd">'])(
    'with %s is not read',
    (declared) => {
      expect(readDocument(`${declared}<Document>x</Document>`)).toBeUndefined()
    },
  )

  test('that is broken is refused', () => {
    expect(() => readDocument('<Document><a></Document>')).toThrow()
  })
})
