import { expect, test } from '@jest/globals'
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
