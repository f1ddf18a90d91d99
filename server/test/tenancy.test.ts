import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { acrossBrands, farReferences, namedTables, placeOf } from '../src/db/tenancy'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const ask = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(api.db)).rows

test('every table of a brand carries brand_id, always; the others are named with where they lie', async () => {
  const tables = await ask(sql<{ name: string; carries: boolean | null }>`
    SELECT relname AS name, attnotnull AS carries FROM pg_class
    LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'brand_id'
    WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`)
  const names = tables.map(({ name }) => name)
  expect(tables.filter(({ name, carries }) => placeOf(name) === 'brand' && !carries)).toEqual([])
  expect(namedTables.filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => placeOf(name) === 'brand').length).toBeGreaterThan(25)
})

test('keys of a brand’s tables hold brand_id; those that cannot are named with their reason', async () => {
  const keys = await ask(sql<{ name: string; table: string }>`
    SELECT indexrelid::regclass::text AS name, relname AS table FROM pg_index
    JOIN pg_class ON pg_class.oid = indrelid
    JOIN pg_attribute ON attrelid = indrelid AND attname = 'brand_id'
    WHERE indisunique AND relnamespace = 'public'::regnamespace AND NOT attnum = ANY(indkey)`)
  const found = keys.filter(({ table }) => placeOf(table) === 'brand').map(({ name }) => name)
  expect(found.sort()).toEqual(Object.keys(acrossBrands).sort())
})

test('what refers from one brand’s table to another does so with brand_id, and to nothing that lies elsewhere', async () => {
  const references = await ask(sql<{ name: string; from: string; to: string; together: boolean | null }>`
    SELECT conname AS name, own.relname AS from, other.relname AS to, attnum = ANY(conkey) AS together
    FROM pg_constraint JOIN pg_class own ON own.oid = conrelid JOIN pg_class other ON other.oid = confrelid
    LEFT JOIN pg_attribute ON attrelid = conrelid AND attname = 'brand_id'
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`)
  const ofBrands = references.filter(({ from }) => placeOf(from) === 'brand')
  expect(ofBrands.length).toBeGreaterThan(40)
  expect(ofBrands.filter(({ to, together }) => placeOf(to) === 'brand' && !together)).toEqual([])
  const far = ofBrands.filter(({ to }) => !['brand', 'everywhere'].includes(placeOf(to))).map(({ name }) => name)
  expect(far.sort()).toEqual([...farReferences].sort())
})
