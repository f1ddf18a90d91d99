import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { erasuresFor } from './personal'
import { tableOwners } from './table-owners'

const tables = Object.keys(tableOwners) as (keyof typeof tableOwners)[]
const src = path.resolve(__dirname, '..')

const builders = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
const statements = /\b(?:INSERT INTO|UPDATE(?: ONLY)?|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?)\s+(\w+)/g
/** When the table's name comes from a variable, every table mentioned in the file counts. */
const fromVariable =
  /\b(?:INSERT INTO|UPDATE|DELETE FROM) \$\{sql\.(?:table|ref)|\b(?:insertInto|updateTable|deleteFrom)\(\s*\w/

/** Tables that a source file writes to. */
const writtenBy = (source: string): string[] => {
  const named = [...source.matchAll(builders), ...source.matchAll(statements)].map(([, table]) => table)
  const listed = fromVariable.test(source) ? [...source.matchAll(/'(\w+)'/g)].map(([, word]) => word) : []
  return tables.filter((table) => named.includes(table) || listed.includes(table))
}

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^seed\//.test(file) && file !== 'db/table-owners.ts')

/** The owner of a file: its path as listed, otherwise `modules/<name>` or the first folder. */
const owners = new Set<string>(Object.values(tableOwners).map(([owner]) => owner))
const folderOf = (file: string) => {
  const deeper = /^(modules\/[^/]+\/[^/]+)\//.exec(file)?.[1]
  return deeper && owners.has(deeper) ? deeper : (/^(modules\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file)
}

describe('tables are written to by their owner and by those whom the list names', () => {
  const writers = Object.fromEntries(tables.map((table) => [table, new Set<string>()]))
  for (const file of sources)
    for (const table of writtenBy(readFileSync(path.join(src, file), 'utf8'))) writers[table]?.add(folderOf(file))

  // What is erased with an account is said in `personal`, and done by one loop.
  for (const { table } of [...erasuresFor('creator'), ...erasuresFor('staff')])
    writers[table]?.add('modules/account-deletion')

  test.each(tables)('%s', (table) => {
    const [owner, ...others] = tableOwners[table] as readonly [string, ...string[]]
    const found = [...(writers[table] ?? [])].filter((folder) => folder !== owner).sort()
    expect(found).toEqual(others)
    expect(existsSync(path.join(src, owner))).toBe(true)
  })
})

test.each([
  ["db.insertInto('campaigns').values(row)", ['campaigns']],
  ["trx\n  .updateTable(\n    'holds')", ['holds']],
  ['sql`UPDATE participations p SET due_at = NULL FROM campaigns c`', ['participations']],
  ['sql`INSERT INTO payouts (id) SELECT id FROM accounts`', ['payouts']],
  ["for (const table of ['sessions', 'devices']) await sql`DELETE FROM ${sql.table(table)}`", ['sessions', 'devices']],
  ["db.selectFrom('campaigns').innerJoin('brands', 'brands.id', 'brand_id').forUpdate()", []],
  ['sql`SELECT id FROM campaigns c FOR UPDATE OF c SKIP LOCKED`', []],
])('%j writes to %j', (source, written) => {
  expect(writtenBy(source).sort()).toEqual(written.sort())
})
