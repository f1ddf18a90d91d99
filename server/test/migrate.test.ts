import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { migrate, migrationFiles } from '../src/db/migrate'
import { type Bed, openBed } from './support/bed'

let bed: Bed
beforeAll(async () => {
  bed = await openBed()
})
afterAll(() => bed.close())

const files = migrationFiles()
const checksums = async () =>
  (
    await sql<{ checksum: string | null }>`SELECT checksum FROM schema_migrations ORDER BY name`.execute(bed.db)
  ).rows.map(({ checksum }) => checksum)
const changed = (ending: string) => files.map((file, at) => (at === 0 ? { ...file, sql: file.sql + ending } : file))

test('issue 12 16 a migration that was changed after it ran is refused by its name, and nothing runs after it', async () => {
  const next = { name: '9999_next.sql', sql: 'CREATE TABLE next_one (id int)' }
  await expect(migrate(bed.databaseUrl, [...changed('\n-- a word more'), next])).rejects.toThrow(
    /^Migration 0001_init\.sql failed: the file was changed after it ran/,
  )
  expect((await sql`SELECT to_regclass('next_one') AS found`.execute(bed.db)).rows).toEqual([{ found: null }])
  expect(await migrate(bed.databaseUrl, [...files, next])).toEqual([next.name])
  expect(await migrate(bed.databaseUrl, [...files, next])).toEqual([])
  await sql`DROP TABLE next_one`.execute(bed.db)
  await sql`DELETE FROM schema_migrations WHERE name = ${next.name}`.execute(bed.db)
})

test('issue 12 16 a database from before checksums gets them with its next run, by two at once too; line ends make no difference', async () => {
  const before = await checksums()
  expect(before.every((checksum) => checksum?.length === 64)).toBe(true)
  await sql`ALTER TABLE schema_migrations DROP COLUMN checksum`.execute(bed.db)
  expect(await Promise.all([migrate(bed.databaseUrl), migrate(bed.databaseUrl)])).toEqual([[], []])
  expect(await checksums()).toEqual(before)
  expect(
    await migrate(
      bed.databaseUrl,
      files.map((file) => ({ ...file, sql: file.sql.replaceAll('\n', '\r\n') })),
    ),
  ).toEqual([])
})
