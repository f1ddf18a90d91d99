import { expect, test } from '@jest/globals'
import { isBlankText, isEmail, toLocale, toPersonalId } from './text'

test.each(['', ' ', '\n\t', '\u2800', '\u200b\u00ad', '\u0007', ' \u2060 '])('%j shows nothing', (text) =>
  expect(isBlankText(text)).toBe(true),
)
test.each(['a', ' a', 'a ', '\u0000', '.', '\u200ba\u200b'])(
  '%j shows something, or has a refusal of its own',
  (text) => expect(isBlankText(text)).toBe(false),
)

test.each([
  ['19900101-1234', '19900101-1234'],
  ['199001011234', '19900101-1234'],
])('%s is kept with its hyphen', (typed, kept) => expect(toPersonalId(typed)).toBe(kept))
test.each(['9001011234', '19900101 1234', '19900101-12345', 'x19900101-1234', ''])('%j is no personal id', (typed) =>
  expect(toPersonalId(typed)).toBeUndefined(),
)

test.each(['', 'a', '@b.se', 'a@', 'a@b', 'a@b.se@c.se', 'a.@b.se', 'a@-b.se'])('%j is no address', (text) =>
  expect(isEmail(text)).toBe(false),
)

test('a language is read from the beginning of its code', () => {
  expect([
    toLocale('SV-FI'),
    toLocale('en'),
    toLocale('de'),
    toLocale(null),
    toLocale(undefined),
    toLocale(''),
  ]).toEqual(['sv', 'en', undefined, undefined, undefined, undefined])
})
