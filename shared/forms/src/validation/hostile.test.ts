import { expect, test } from '@jest/globals'
import {
  email,
  imageRequired,
  integer,
  optionalEmail,
  optionalUrl,
  passwordConfirmation,
  passwordLength,
  personalId,
  required,
  type Rule,
  slug,
  uploadsFine,
  url,
  validate,
} from '../index'

const accepts = (rule: Rule, values: readonly unknown[], all: Record<string, unknown> = {}) =>
  values.filter((value) => rule(value, all) !== undefined)
const refuses = (rule: Rule, values: readonly unknown[], all: Record<string, unknown> = {}) =>
  values.filter((value) => rule(value, all) === undefined)

const long = 'a'.repeat(1_000_000)
const rtl = '\u202eeb.sno'
const arabic = '٠١٢٣٤٥٦٧'
const emoji = '👩‍👩‍👧‍👦'
const nul = 'a\u0000b'

test('only plain digits: signs, blanks, other scripts, lists and what is no number are refused; any length passes (V-04)', () => {
  expect(
    refuses(integer, [
      '++7',
      '+',
      ' 7',
      '7 ',
      '7\n',
      ' ',
      '+07',
      '00',
      '0x1',
      '1_000',
      '1,5',
      '٧',
      '７',
      '-0',
      Infinity,
      NaN,
      1.5,
      -1,
      true,
      {},
      nul,
      emoji,
      rtl,
    ]),
  ).toEqual([])
  expect(accepts(integer, ['+0', '10', '9'.repeat(1_000), 0, 12])).toEqual([])
})

test('blanks of any kind are empty; other characters are not (V-05)', () => {
  expect(refuses(required, ['', ' ', '\t\n', '\u00a0', [], undefined, null])).toEqual([])
  expect(accepts(required, ['x', 0, false, '\u0000', emoji, rtl, long, [0], {}])).toEqual([])
})

test('addresses: one @, plain letters, whole domains (V-06, V-14, V-15)', () => {
  expect(
    refuses(email, [
      undefined,
      null,
      7,
      {},
      '',
      ' ',
      ' a@b.se',
      'a@b.se ',
      'a@b.se\n',
      'a@b',
      'a.@c.se',
      'a@b@c.se',
      'a b@c.se',
      '@c.se',
      'a@',
      'a@.se',
      'a@c.',
      'a@b..se',
      'a@-b.se',
      'a@b-.se',
      'å@b.se',
      'a@bå.se',
      'a@b_c.se',
      'a@b.se\u0000',
      `${nul}@b.se`,
      `a@${rtl}`,
      `${emoji}@b.se`,
      '"a b"@c.se',
      'a@[127.0.0.1]',
      `${long}@`,
      `a@${long}.se`,
      `a@${'b'.repeat(64)}.se`,
    ]),
  ).toEqual([])
  expect(
    accepts(email, [
      'a@b.se',
      'a+b@c.se',
      '.a@c.se',
      'a..b@c.se',
      "a!#$%&'*+/=?^_`{|}~-@c.se",
      'A@B.SE',
      '1@2.3',
      `a@${'b'.repeat(63)}.se`,
      `${'a'.repeat(5_000)}@b.se`,
      'a@x--y.se',
    ]),
  ).toEqual([])
})

test('the optional variant checks whatever was typed (V-06)', () => {
  expect(accepts(optionalEmail, ['', undefined, null, 'a@b.se'])).toEqual([])
  expect(refuses(optionalEmail, [' ', 'a@b', 'x'])).toEqual([])
})

test('pictures (V-07, V-13)', () => {
  expect(refuses(imageRequired, [undefined, null, '', []])).toEqual([])
  expect(accepts(imageRequired, ['/uploads/a.webp', ['/uploads/a.webp']])).toEqual([])
  expect(refuses(uploadsFine, [[{}, { error: 'x' }, {}], [{ error: true }]])).toEqual([])
  expect(accepts(uploadsFine, [[], [{}], [null], undefined, [{ error: undefined }, { error: '' }]])).toEqual([])
})

test('eight digits, perhaps a hyphen, four digits, and nothing else (V-09)', () => {
  expect(accepts(personalId, ['19900101-1234', '199001011234', '99999999-9999'])).toEqual([])
  expect(
    refuses(personalId, [
      '',
      undefined,
      '900101-1234',
      '19900101 1234',
      '19900101--1234',
      '19900101–1234',
      '19900101-12345',
      ' 19900101-1234',
      '19900101-1234\n',
      `${arabic}-1234`,
      nul,
      long,
    ]),
  ).toEqual([])
})

test('whatever an address parser takes; the optional variant also nothing and addresses of mail (V-11)', () => {
  expect(
    accepts(url, ['https://a.se', 'http://a.se/å?b=c#d', 'https://å.se', 'mailto:a@b.se', `https://a.se/${long}`]),
  ).toEqual([])
  expect(
    refuses(url, [
      'a.se',
      '',
      ' ',
      undefined,
      null,
      7,
      '//a.se',
      '/a',
      'https://',
      'https://a b.se',
      'http://[::1',
      emoji,
    ]),
  ).toEqual([])
  expect(accepts(optionalUrl, ['', undefined, null, 'a@b.se', 'https://a.se'])).toEqual([])
  expect(refuses(optionalUrl, [' ', 'a.se', 'a@b'])).toEqual([])
})

test('only a-z, digits, hyphen, underscore; a blank is no slug (V-12, V-23)', () => {
  expect(accepts(slug, ['a-b_1', '-', '_', '0', 'a'.repeat(1_000), '', undefined, null])).toEqual([])
  expect(
    refuses(slug, ['A', 'å', 'a b', 'a.b', ' ', 'a\n', 'a/b', 'a%20b', 'ａ', 'а', nul, rtl, emoji, 'ß', 'ı']),
  ).toEqual([])
})

test('a password is counted in characters, may hold any, and blanks are characters (V-16, V-17)', () => {
  expect(accepts(passwordLength, ['12345678', '        ', '👆'.repeat(8), 'åäöåäöåä', rtl + rtl, long])).toEqual([])
  expect(refuses(passwordLength, ['', undefined, null, '1234567', '👆'.repeat(7), '👆'.repeat(4)])).toEqual([])
  for (const password of ['        ', '👆'.repeat(8), nul, long])
    expect(accepts(passwordConfirmation(), [password], { password })).toEqual([])
  expect(refuses(passwordConfirmation(), ['', undefined, 'abcdefgH', 'abcdefgh '], { password: 'abcdefgh' })).toEqual(
    [],
  )
  expect(refuses(passwordConfirmation(), [''], { password: '' })).toEqual([])
  // The same to the eye, but not to the server.
  expect(refuses(passwordConfirmation(), ['\u0061\u030a'.repeat(8)], { password: '\u00e5'.repeat(8) })).toEqual([])
})

test('values of any shape are looked into without falling over (V-02)', () => {
  const schema = { a: required, b: { c: required, d: { e: required } } }
  for (const values of [{}, { b: null }, { b: 'text' }, { b: [] }, { b: 7 }, { a: {}, b: { d: null } }])
    expect(Object.keys(validate(schema, values))).toContain('b')
  expect(validate(schema, { a: 1, b: { c: 1, d: { e: 1 } } })).toEqual({})
})
