import { expect, test } from '@jest/globals'
import { cleanCode, codeIn, hasForeign, signTokenIn, spacedCode } from './code'

test.each([
  ['k7rm 4t9x', 'K7RM4T9X'],
  ['K7RM-4T9X\n', 'K7RM4T9X'],
  ['Ｋ７ＲＭ4T9X', 'K7RM4T9X'],
  ['k0o1i7', 'K7'],
  ['K7RM4T9XAB', 'K7RM4T9X'],
  ['', ''],
])('typed or pasted %j is %j', (typed, code) => expect(cleanCode(typed)).toBe(code))

test('what no code has is told of', () =>
  expect(['k7', 'k0', 'ki', 'KO'].map(hasForeign)).toEqual([false, true, true, true]))

test('a code is read out four and four', () =>
  expect(['K7RM4T9X', 'K7RM', 'K7RM4'].map(spacedCode)).toEqual(['K7RM 4T9X', 'K7RM', 'K7RM 4']))

test('a picture is a pass, a sign, or neither', () => {
  expect(codeIn(' k7rm4t9x ')).toBe('K7RM4T9X')
  expect(['K7RM4T9', 'K7RM4T90', 'https://x.se/K7RM4T9X', ''].map(codeIn)).toEqual(Array(4).fill(undefined))
  expect(signTokenIn('https://samspel.test/stores/qr/ab-C_1?x=1')).toBe('ab-C_1')
  expect(signTokenIn('/stores/qr/abc')).toBe('abc')
  expect(['https://x.se/stores/qr/', 'K7RM4T9X', 'javascript:/stores/qr/a'].map(signTokenIn)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
