import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { migrate, migrationFiles } from '../src/db/migrate'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const files = migrationFiles()
const checksums = async () =>
  (
    await sql<{ checksum: string | null }>`SELECT checksum FROM schema_migrations ORDER BY name`.execute(api.db)
  ).rows.map(({ checksum }) => checksum)
const changed = (ending: string) => files.map((file, at) => (at === 0 ? { ...file, sql: file.sql + ending } : file))

test('a migration that was changed after it ran is refused by its name, and nothing runs after it', async () => {
  const next = { name: '9999_next.sql', sql: 'CREATE TABLE next_one (id int)' }
  await expect(migrate(api.databaseUrl, [...changed('\n-- a word more'), next])).rejects.toThrow(
    /^Migration 0001_init\.sql failed: the file was changed after it ran/,
  )
  expect((await sql`SELECT to_regclass('next_one') AS found`.execute(api.db)).rows).toEqual([{ found: null }])
  expect(await migrate(api.databaseUrl, [...files, next])).toEqual([next.name])
  expect(await migrate(api.databaseUrl, [...files, next])).toEqual([])
  await sql`DROP TABLE next_one`.execute(api.db)
  await sql`DELETE FROM schema_migrations WHERE name = ${next.name}`.execute(api.db)
})

test('a database from before checksums gets them with its next run, by two at once too; line ends make no difference', async () => {
  const before = await checksums()
  expect(before.every((checksum) => checksum?.length === 64)).toBe(true)
  await sql`ALTER TABLE schema_migrations DROP COLUMN checksum`.execute(api.db)
  expect(await Promise.all([migrate(api.databaseUrl), migrate(api.databaseUrl)])).toEqual([[], []])
  expect(await checksums()).toEqual(before)
  expect(
    await migrate(
      api.databaseUrl,
      files.map((file) => ({ ...file, sql: file.sql.replaceAll('\n', '\r\n') })),
    ),
  ).toEqual([])
})
