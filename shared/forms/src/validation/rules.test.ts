import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { createTranslate, dayOf, isMessage, type Locale } from '@samspel/i18n'
import {
  each,
  email,
  equalTo,
  excerptLength,
  imageRequired,
  integer,
  optionalEmail,
  optionalUrl,
  passwordConfirmation,
  passwordLength,
  personalId,
  required,
  type Rule,
  ruleMessages,
  slug,
  todayOrLater,
  uploadsFine,
  url,
  validate,
  when,
} from '../index'

const said =
  (locale: Locale) =>
  (rule: Rule, value: unknown, values: Record<string, unknown> = {}) => {
    const problem = rule(value, values)
    return problem && createTranslate(locale)(problem)
  }
const sv = said('sv')
const en = said('en')
const all = (rule: Rule, ...values: unknown[]) => new Set(values.map((value) => sv(rule, value)))
const texts = (errors: unknown, locale: Locale = 'sv'): unknown =>
  Array.isArray(errors)
    ? errors.map((item) => texts(item, locale))
    : errors && typeof errors === 'object'
      ? isMessage(errors)
        ? createTranslate(locale)(errors)
        : Object.fromEntries(Object.entries(errors).map(([name, inner]) => [name, texts(inner, locale)]))
      : errors

test('a schema reaches nested objects and returns only fields with errors (V-02)', () => {
  const schema = { a: required, b: { c: required } }
  expect(texts(validate(schema, { a: 'x', b: {} }))).toEqual({ b: { c: 'fältet är obligatoriskt' } })
  expect(texts(validate(schema, { a: 'x' }))).toEqual({ b: { c: 'fältet är obligatoriskt' } })
  expect(validate(schema, { a: 'x', b: { c: 1 } })).toEqual({})
})

test('lists, several rules of a field, and conditions (V-02)', () => {
  const schema = { products: each({ title: required }), price: when((values) => values.paid, required, integer) }
  expect(texts(validate(schema, { products: [{ title: 'x' }, {}], paid: true, price: '07' }))).toEqual({
    products: [undefined, { title: 'fältet är obligatoriskt' }],
    price: 'ogiltigt heltal',
  })
  expect(validate(schema, { products: [{ title: 'x' }], paid: false })).toEqual({})
  expect(texts(validate({ a: [required, email] }, { a: '' }))).toEqual({ a: 'fältet är obligatoriskt' })
})

test('each rule speaks both languages (V-03, V-26, V-27)', () => {
  expect([
    en(integer, 'a'),
    en(required, ''),
    en(email, ''),
    en(imageRequired, null),
    en(equalTo('b'), 1),
    en(personalId, 'x'),
    en(url, 'x'),
    en(slug, 'A'),
  ]).toEqual([
    'invalid integer',
    'this field is required',
    'enter a valid email address',
    'this image is required',
    'must be equal',
    'YYYYMMDD-XXXX',
    'invalid url',
    'only letters, numbers and hyphens (-) are allowed.',
  ])
  expect([
    en(todayOrLater, '2000-01-01'),
    en(uploadsFine, [{ error: 1 }]),
    en(passwordLength, ''),
    en(passwordConfirmation(), ''),
  ]).toEqual([
    'must be today or later',
    'something went wrong',
    'Must be at least 8 characters long',
    'Passwords do not match',
  ])
  expect([ruleMessages.slugTaken, ruleMessages.slugLookup].map((message) => createTranslate('en')(message))).toEqual([
    'is already taken',
    'request failed',
  ])
  expect([ruleMessages.slugTaken, ruleMessages.slugLookup].map((message) => createTranslate('sv')(message))).toEqual([
    'är redan upptagen',
    'förfrågan misslyckades',
  ])
})

test('integer (V-04)', () => {
  expect(all(integer, '0', '7', '+7', '+0', 12, '', undefined)).toEqual(new Set([undefined]))
  expect(all(integer, '-1', '07', '1.5', '1e3', 'a')).toEqual(new Set(['ogiltigt heltal']))
})

test('required (V-05)', () => {
  expect(all(required, '', undefined, null)).toEqual(new Set(['fältet är obligatoriskt']))
  expect(all(required, 'x', 0)).toEqual(new Set([undefined]))
})

test('email, and its optional variant (V-06)', () => {
  expect(all(email, undefined, '', 'a@b')).toEqual(new Set(['ange en giltig emailadress']))
  expect(sv(email, 'a@b.se')).toBeUndefined()
  expect(all(optionalEmail, '', undefined, 'a@b.se')).toEqual(new Set([undefined]))
  expect(sv(optionalEmail, 'a@b')).toBe('ange en giltig emailadress')
})

test('image required (V-07)', () => {
  expect(all(imageRequired, null, '', undefined)).toEqual(new Set(['bilden är obligatorisk']))
  expect(sv(imageRequired, '/uploads/a.webp')).toBeUndefined()
})

test('equal to another field (V-08)', () => {
  expect(sv(equalTo('other'), 'a', { other: 'b' })).toBe('måste stämma överrens')
  expect(sv(equalTo('other'), 'a', { other: 'a' })).toBeUndefined()
})

test('Swedish national id (V-09)', () => {
  expect(all(personalId, '19900101-1234', '199001011234')).toEqual(new Set([undefined]))
  expect(all(personalId, '900101-1234', '19900101 1234')).toEqual(
    new Set(['personnummer måste anges enligt ÅÅÅÅMMDD-XXXX']),
  )
})

test('today or later (V-10)', () => {
  expect(sv(todayOrLater, dayOf(Date.now() - 86_400_000))).toBe('måste vara dagens datum eller senare')
  expect(sv(todayOrLater, dayOf(Date.now()))).toBeUndefined()
})

test('Z48 no form of the product applies it (V-10)', () => {
  const root = path.join(__dirname, '../../../..')
  const isSource = (name: string) =>
    /\.tsx?$/.test(name) && !name.includes('node_modules') && !/\.test\.tsx?$/.test(name)
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'shell')
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => path.join(root, folder, 'src', name)),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('todayOrLater'))).toEqual([])
})

test('url, and its optional variant (V-11)', () => {
  expect(sv(url, 'https://a.se')).toBeUndefined()
  expect(all(url, 'a.se', '', undefined)).toEqual(new Set(['ogiltig url']))
  expect(all(optionalUrl, '', 'a@b.se', 'https://a.se')).toEqual(new Set([undefined]))
  expect(sv(optionalUrl, 'a.se')).toBe('ogiltig url')
})

test('slug (V-12)', () => {
  expect(sv(slug, 'a-b_1')).toBeUndefined()
  expect(all(slug, 'A', 'å', 'a b', 'a.b')).toEqual(
    new Set(['enbart bokstäver, siffror och bindestreck (-) är tillåtna.']),
  )
})

test('an upload of several fails when any item errored (V-13)', () => {
  expect(sv(uploadsFine, [{}, { error: 'x' }, {}])).toBe('något gick fel med uppladdningen')
  expect(sv(uploadsFine, [{}, {}])).toBeUndefined()
})

test('email: the local part (V-14)', () => {
  expect(all(email, 'a+b@c.se', '.a@c.se', "a!#$%&'*+/=?^_`{|}~-@c.se")).toEqual(new Set([undefined]))
  for (const bad of ['a.@c.se', 'a@b@c.se', 'a b@c.se', '@c.se']) expect(sv(email, bad)).toBeDefined()
})

test('email: the domain (V-15)', () => {
  expect(sv(email, `a@${'b'.repeat(63)}.se`)).toBeUndefined()
  for (const bad of [`a@${'b'.repeat(64)}.se`, 'a@b', 'a@-b.se', 'a@b-.se', 'a@b..se'])
    expect(sv(email, bad)).toBeDefined()
})

test('password length (V-16)', () => {
  expect(sv(passwordLength, '1234567')).toBe('Måste vara minst 8 tecken långt')
  expect(sv(passwordLength, '12345678')).toBeUndefined()
})

test('password confirmation (V-17)', () => {
  expect(sv(passwordConfirmation(), '', { password: '' })).toBe('Lösenorden matchar inte')
  expect(sv(passwordConfirmation(), 'abcdefgi', { password: 'abcdefgh' })).toBe('Lösenorden matchar inte')
  expect(sv(passwordConfirmation(), 'abcdefgh', { password: 'abcdefgh' })).toBeUndefined()
})

test('a slug that is not required may be empty; a malformed one is wrong either way (V-23)', () => {
  expect(validate({ s: slug }, { s: '' })).toEqual({})
  expect(texts(validate({ s: [required, slug] }, { s: '' }))).toEqual({ s: 'fältet är obligatoriskt' })
  for (const rules of [[slug], [required, slug]])
    expect(texts(validate({ s: rules }, { s: 'a b' }))).toEqual({
      s: 'enbart bokstäver, siffror och bindestreck (-) är tillåtna.',
    })
})

test('excerpt: at most 140 characters (V-29)', () => {
  expect(sv(excerptLength, 'å'.repeat(140))).toBeUndefined()
  expect(sv(excerptLength, 'å'.repeat(141))).toBe('högst 140 tecken')
})
