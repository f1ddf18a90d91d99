import { expect, test } from '@jest/globals'
import { spellingsOf } from '@samspel/api/spellings'
import { sumIn, wordsOf } from './typed'

test.each([
  ['"Göteborg", kaffe', ['Göteborg', 'kaffe']],
  ['Mossa & Moln', ['Mossa', 'Moln']],
  ['åsa-li / bergström', ['åsa', 'li', 'bergström']],
  ['@tove', ['tove']],
  ['%', ['%']],
  ['&', ['&']],
  ['  ', []],
])('%s has the words %j', (typed, words) => expect(wordsOf(typed)).toEqual(words))

test.each([
  ['Östersund', ['ostersund', 'oestersund', 'staare']],
  ['Ærø', ['aero', 'aro', 'aeroe']],
  ['straße', ['strasse']],
  ['joe', ['joe']],
])('%s is looked for as %j', (word, spellings) => expect(spellingsOf(word)).toEqual(spellings))

test.each([
  ['1 250', 125_000, ''],
  ['1\u00a0250', 125_000, ''],
  ['1250 kr', 125_000, ''],
  ['1250kr', 125_000, ''],
  ['1 250,00', 125_000, ''],
  ['1.250,50', 125_050, ''],
  ['kaffe 99:-', 9_900, 'kaffe'],
  ['12 345 678 sek', 1_234_567_800, ''],
])('%s is the sum %i öre beside “%s”', (typed, amount, rest) => expect(sumIn(typed)).toEqual({ amount, rest }))

test.each(['2026-0042', 'kaffe', 'v48', '', 'a1'])('%s has no sum', (typed) => expect(sumIn(typed)).toBeUndefined())
