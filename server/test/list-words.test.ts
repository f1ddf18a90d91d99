import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { endpoints } from '@samspel/api/contract'
import { plainText } from '@samspel/api/plain-text'
import { type Listed, listedWorld } from './support/listed'
import { openTestApi, type TestApi } from './support/test-api'

/** A word that nothing else has. */
const own = 'zvq'
const name = `Åsa Öberg & Mossa Æbeltoft ${own} København`

let api: TestApi
let lists: Record<string, Listed>

beforeAll(async () => {
  api = await openTestApi()
  lists = (await listedWorld(api, name)).lists
})
afterAll(() => api.close())

/**
 * Find a place in the world, not a record, or what is typed of an order number and a town: tried beside the board. A file of a list's rows, and
 * the address of one, are tried beside theirs.
 */
const others = ['searchPlaces', 'searchTowns', 'listParcels', 'exportWalletTransactions', 'archiveRights']

test('every list that takes a text is tried here', () => {
  const taking = Object.entries<object>(endpoints).flatMap(([key, endpoint]) => {
    const { query } = endpoint as { query?: { properties: object } }
    return Object.hasOwn(query?.properties ?? {}, 'query') ? key : []
  })
  expect([...Object.keys(lists), ...others].sort()).toEqual(taking.sort())
})

test.each([
  ['the whole name', name.slice(0, 40)],
  ['words in another order', `mossa öberg ${own} åsa`],
  ['without marks, in capitals', `ASA OBERG ${own} AEBELTOFT`],
  ['marks of another keyboard', `åsa øberg ${own}`],
  ['letters and marks as two signs', `Åsa Öberg ${own}`.normalize('NFD')],
  ['another word for and', `Öberg och Mossa ${own}`],
  ['a sign for and that is not there', `Åsa & Öberg and ${own}`],
  ['a town in Swedish', `${own} Köpenhamn`],
  ['a town in English, as it is typed', `copenh ${own}`],
])('every list finds by %s', async (_how, words) => {
  const missing: string[] = []
  for (const [key, { path, who, holds }] of Object.entries(lists)) {
    const { body } = await api.call(who, 'GET', `${path}?query=${encodeURIComponent(words)}`)
    if (!JSON.stringify(body).includes(holds)) missing.push(key)
  }
  expect(missing).toEqual([])
})

test('no list finds what lacks one of the words', async () => {
  const found: string[] = []
  for (const [key, { path, who, holds }] of Object.entries(lists)) {
    const { body } = await api.call(who, 'GET', `${path}?query=${encodeURIComponent(`asa ${own}xkwh`)}`)
    if (JSON.stringify(body).includes(holds)) found.push(key)
  }
  expect(found).toEqual([])
})

test('the database compares letters as the browser does', async () => {
  const letters = Array.from({ length: 0x24f - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
    // Their small letter is two signs in the one and one in the other.
    .filter((letter) => letter !== 'İ')
  const { rows } = await sql<{ plain: string }>`SELECT plain_text(letter) AS plain
    FROM unnest(${letters}::text[]) WITH ORDINALITY AS each (letter, at) ORDER BY at`.execute(api.db)
  expect(rows.map(({ plain }) => plain)).toEqual(letters.map(plainText))
})
