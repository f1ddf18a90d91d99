import { expect, test } from '@jest/globals'
import { importRowsMax } from '@samspel/api'
import { readImport } from './import-rows'

/** Who each row means: a name, an address, or both. */
const said = (csv: string) => readImport(csv).map(({ username, email }) => [username?.key, email?.key])

test.each([
  ['the list’s own export', 'Användarnamn;Kreatör;Status\nbo;Bo Ek;Godkänd', 'bo'],
  ['the export of applications, with its guard', "Kreatör;Konto;Ort\nBo Ek;'@bo;Lund", 'bo'],
  ['the rows that were refused', 'Rad;Innehåll;Utfall\n2;@bo;Hittades inte', 'bo'],
  ['a heading in Norwegian', 'Navn,Brukernavn\nBo,bo', 'bo'],
  ['a heading with signs and capitals', 'USER_NAME\nbo', 'bo'],
  ['a phone’s address of the profile', 'https://m.instagram.com/Bo/', 'bo'],
  ['an app’s address of the profile', 'instagram.com/_u/bo?igshid=x', 'bo'],
  ['a sign of direction before the name', '\u200e@bo', 'bo'],
])('%s says who is meant', (_what, csv, name) => {
  expect(said(csv)).toEqual([[name, undefined]])
})

test.each([
  ['a name from a mail program', 'Bo Ek <Bo@ek.se>'],
  ['a link', 'mailto:bo@ek.se'],
  ['the second of two columns of addresses', 'E-post;E-post\n;bo@ek.se'],
  ['a heading in Finnish', 'Nimi;Sähköpostiosoite\nBo;bo@ek.se'],
  ['an address in the column of names', 'Användarnamn;Ort\nbo@ek.se;Lund'],
])('%s gives the address', (_what, csv) => {
  expect(said(csv)).toEqual([[undefined, 'bo@ek.se']])
})

test('a row may give a name and an address; what is no address in a column of addresses is not taken for a name', () => {
  expect(said('E-post;Användarnamn\nbo@ek.se;bo\nsaknas;\n;eva')).toEqual([
    ['bo', 'bo@ek.se'],
    [undefined, undefined],
    ['eva', undefined],
  ])
})

test('several columns of which none is known are refused, and so is a file without rows', () => {
  expect(() => readImport('Namn;Ort\nBo;Lund')).toThrow(expect.objectContaining({ errors: { csv: ['invalid'] } }))
  expect(() => readImport('sep=;\nE-post;Ort\n;;')).toThrow(expect.objectContaining({ errors: { csv: ['required'] } }))
})

test.each([
  'bo ek',
  'bo<3',
  '¿bo',
  'bo,ek',
  'x'.repeat(61),
  'bo@ek',
  'http://m.instagram.com',
  'se https://instagram.com/bo',
  'bo@ek.se och eva@ek.se',
  `${'x'.repeat(248)}@ek.se.se`,
])('%s is nobody', (text) => {
  expect(said(`Användarnamn;Ort\n"${text}";Lund`)).toEqual([[undefined, undefined]])
})

test.each([
  ['Bo.Ek_1-2', 'bo.ek_1-2'],
  ['åsa9', 'åsa9'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['http://www.instagram.com/Bo', 'bo'],
  ['instagram.com/bo#top', 'bo'],
  ['@bo/reels/1', 'bo'],
])('%s is called %s', (text, name) => {
  expect(said(`Användarnamn;Ort\n"${text}";Lund`)).toEqual([[name, undefined]])
})

test('an address may have as many signs as an e-mail address can', () => {
  const longest = `${'x'.repeat(248)}@ek.se`
  expect(said(longest)).toEqual([[undefined, longest]])
})

test('a row shows what it said, cut, and the line on which it stands; the first of several of a kind counts', () => {
  expect(readImport('Ort;E-post;Användarnamn\nLund;;\nLund;bo@ek.se;\n\nLund;bo@ek.se;Bo')).toEqual([
    { line: 2, value: '' },
    { line: 3, value: 'bo@ek.se', email: { value: 'bo@ek.se', key: 'bo@ek.se' } },
    {
      line: 5,
      value: 'Bo',
      username: { value: 'Bo', key: 'bo' },
      email: { value: 'bo@ek.se', key: 'bo@ek.se' },
    },
  ])
  const long = `instagram.com/bo?${'x'.repeat(300)}`
  expect(readImport(long)).toEqual([
    { line: 1, value: long.slice(0, 200), username: { value: long.slice(0, 200), key: 'bo' } },
  ])
  expect(said('E-post;E-post;Användarnamn;Konto\nbo@ek.se;eva@ek.se;bo;eva')).toEqual([['bo', 'bo@ek.se']])
})

test('as many rows as an import may have are read, beside a heading too, and one more is refused', () => {
  const rows = Array.from({ length: importRowsMax }, (_, index) => `bo${index}`)
  expect(readImport(rows.join('\n'))).toHaveLength(importRowsMax)
  expect(readImport(['Konto', ...rows].join('\n'))).toHaveLength(importRowsMax)
  for (const one of [[], ['Konto']])
    expect(() => readImport([...one, ...rows, 'eva'].join('\n'))).toThrow(
      expect.objectContaining({ errors: { csv: ['too_long'] } }),
    )
  expect(() => readImport('')).toThrow(expect.objectContaining({ errors: { csv: ['required'] } }))
})

test('one row with a second cell is enough to ask for a heading', () => {
  expect(() => readImport('bo\neva,Lund')).toThrow(expect.objectContaining({ errors: { csv: ['invalid'] } }))
})
