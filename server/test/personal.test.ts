import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type RawBuilder, sql } from 'kysely'
import { statementsOf } from '../src/db/migration-lint'
import { columnsOf, erasedColumnsOf, erasuresFor, personal, toldTo } from '../src/db/personal'
import type { DB } from '../src/db/types'
import { fillTablesOf } from './support/account-rows'
import { api, make, people, withOwnAccounts } from './support/own-accounts'
import { exportOf } from './support/own-export'

withOwnAccounts()

const tables = Object.keys(personal) as (keyof DB)[]
const typesOf = async (table: string) =>
  new Map(
    (
      await sql<{
        name: string
        type: string
      }>`SELECT column_name AS name, udt_name AS type FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${table}`.execute(api.db)
    ).rows.map(({ name, type }) => [name, type]),
  )
/** A value for a column that holds the word wherever the column can hold one. */
const holding = (word: string, column: string, type: string | undefined): RawBuilder<unknown> | undefined => {
  if (column === 'content_post')
    return sql`CASE WHEN content_post IS NOT NULL THEN jsonb_build_object('text', ${word}::text, 'imageUrls', jsonb_build_array(${word}::text)) END`
  if (column === 'link_post')
    return sql`CASE WHEN link_post IS NOT NULL THEN jsonb_build_object('title', ${word}::text, 'url', ${word}::text, 'linkType', 'custom') END`
  if (column === 'notice_facts')
    return sql`CASE WHEN notice IS NOT NULL THEN jsonb_build_object('text', ${word}::text) END`
  if (column === 'author_name') return sql`CASE WHEN author = 'instagramer' THEN ${word} ELSE author_name END`
  if (type === 'text' || type === 'citext') return sql`${word}`
  if (type === '_text') return sql`ARRAY[${word}]`
  if (type === 'jsonb') return sql`jsonb_build_object('text', ${word}::text)`
  return undefined
}
/** Tables with a row that contains the word. */
const tracesOf = async (word: string): Promise<string[]> => {
  const found: string[] = []
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(api.db)
  for (const { name } of rows) {
    const hits = await sql`SELECT FROM ${sql.table(name)} t WHERE strpos(t::text, ${word}) > 0 LIMIT 1`.execute(api.db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}
const setUp = async () => {
  const creator = await people.newCreator()
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const campaignId = await make.campaign(brand.id)
  await api.db.updateTable('campaigns').set({ state: 'finished' }).where('id', '=', campaignId).execute()
  await fillTablesOf(api, { creatorId: creator.id, brandId: brand.id, campaignId, staffId: staff.id })
  return { creator, brand, staff }
}

test('every column of the database that can hold words has an answer', async () => {
  const { rows } = await sql<{ table: keyof DB; column: string }>`SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_migrations'
      AND c.udt_name IN ('text', 'citext', 'json', 'jsonb', 'varchar', '_text')
      AND c.column_name NOT IN ('id', 'screen', 'kind', 'channel', 'provider', 'locale', 'currency', 'phase', 'reason')
      AND c.column_name !~ '_id$'
      AND NOT EXISTS (SELECT FROM pg_constraint p WHERE p.contype = 'c' AND p.conrelid = format('public.%I', c.table_name)::regclass
        AND pg_get_constraintdef(p.oid) LIKE '%(' || c.column_name || ' = ANY (ARRAY%')`.execute(api.db)
  expect(rows.length).toBeGreaterThan(150)
  const missing = rows.filter(({ table, column }) => !columnsOf(table).includes(column))
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

/** Writes a word of its own into each column that is erased with a creator; returns where each word stands. */
const markAll = async (id: string) => {
  const words = new Map<string, string>()
  for (const table of tables) {
    const part = personal[table].creator as
      | { of: (id: string) => RawBuilder<unknown>; erases?: (id: string) => RawBuilder<unknown> }
      | undefined
    const columns = part ? erasedColumnsOf(table, 'creator') : []
    if (!part || columns.length === 0) continue
    const types = await typesOf(table)
    const whose = (part.erases ?? part.of)(id)
    const sets = columns.flatMap((column) => {
      // The account itself is filled below: it is found by these.
      if (table === 'instagramers' && ['password_hash', 'username', 'bank_account_last_four'].includes(column))
        return []
      // A key that is none cannot be deleted.
      if (column === 'email' || (/^(?:message|media)_files$/.test(table) && column.endsWith('key'))) return []
      const word = `Ord${String(words.size).padStart(3, '0')}x${id.slice(-6)}`
      const value = holding(word, column, types.get(column))
      if (!value) return []
      words.set(word, `${table}.${column}`)
      return [sql`${sql.ref(column)} = ${value}`]
    })
    // Number and last four are there together or not at all.
    if (table === 'instagramers') sets.push(sql`bank_account_last_four = '6789'`)
    if (sets.length === 0) continue
    const { numAffectedRows } = await sql`UPDATE ${sql.table(table)} SET ${sql.join(sets)} WHERE (${whose})`.execute(
      api.db,
    )
    expect([table, Number(numAffectedRows) > 0]).toEqual([table, true])
  }
  return words
}

describe('a creator whose every column is filled', () => {
  test('leaves no word behind after the deletion, in any table', async () => {
    const { creator } = await setUp()
    const words = await markAll(creator.id)
    expect(words.size).toBeGreaterThanOrEqual(40)
    for (const [word, place] of words) expect([place, (await tracesOf(word)).length > 0]).toEqual([place, true])

    expect((await creator.remove()).status).toBe(204)
    await api.deliver()
    await sql`DELETE FROM outbox WHERE done_at IS NOT NULL`.execute(api.db)
    const left: string[] = []
    for (const [word, place] of words) for (const table of await tracesOf(word)) left.push(`${place} in ${table}`)
    expect(left).toEqual([])
    expect([await tracesOf(creator.email), await tracesOf(creator.slug)]).toEqual([[], []])
  })

  test('is told what is theirs, and neither what others noted for themselves nor who of the staff did what', async () => {
    const { creator, staff } = await setUp()
    const internal = 'INTERN: ring inte'
    for (const [table, column] of [
      ['participations', 'note'],
      ['participations', 'rating_comment'],
      ['community_members', 'note'],
      ['store_participations', 'hand_out_reason'],
      ['creator_notes', 'body'],
      ['message_reports', 'note'],
      ['message_bulk_recipients', 'body'],
    ] as const)
      await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${internal}
        WHERE ${personal[table].creator!.of(creator.id)}`.execute(api.db)
    const { data: file } = await exportOf(api, creator.who)
    expect(JSON.stringify(file)).not.toContain(internal)
    expect(JSON.stringify(file)).not.toContain(staff.id)
    expect(Object.keys(file)).toEqual(expect.arrayContaining([...new Set(toldTo('creator').map(({ name }) => name))]))
    expect(file).toMatchObject({
      participations: [{ rating: 4 }],
      message_files: [{ name: 'x' }],
      message_reports: [{ reason: 'rude' }],
      message_report_openings: [{ reason: 'Läser anmälan' }],
      devices: [{ name: 'Telefon', push_keys: { p256dh: 'a' } }],
      tax_registrations: [{ f_tax_since: '2026-01-01' }],
    })
    for (const name of ['notices', 'notice_settings', 'delivery_problems', 'threads', 'mentions'])
      expect([name, (file[name] as object[]).length > 0]).toEqual([name, true])
  })
})

test('accounts that were deleted before are caught up by the migration', async () => {
  const { creator } = await setUp()
  const words = await markAll(creator.id)
  // An earlier deletion anonymised the account and deleted what belonged to it alone, as now.
  await sql`UPDATE instagramers SET deleted_at = now() WHERE id = ${creator.id}`.execute(api.db)
  for (const { table, whose, goes } of erasuresFor('creator'))
    if (goes && table !== 'message_bulk_recipients')
      await sql`DELETE FROM ${sql.table(table)} WHERE (${whose(creator.id)}) AND ${goes}`.execute(api.db)
  const file = path.resolve(__dirname, '../migrations/0211_words_of_deleted_accounts.sql')
  await api.db.transaction().execute(async (trx) => {
    // A table that a later migration dropped.
    const statements = statementsOf(readFileSync(file, 'utf8')).filter((text) => !text.includes('sandbox_pushes'))
    for (const statement of statements) await sql.raw(statement).execute(trx)
  })
  const left: string[] = []
  for (const [word, place] of words) for (const table of await tracesOf(word)) left.push(`${place} in ${table}`)
  // Written below with the account, or in tables that are younger than the migration.
  const others = [
    'instagramers.',
    'uploads.',
    'brand_ratings.',
    'mention_links.',
    'link_readings.',
    'media_files.',
    'parcels.',
    'agreements.',
    'agreement_changes.',
    'endings.',
    'post_drafts.',
    'post_draft_versions.',
    'post_draft_comments.',
    'right_uses.',
    'creator_links.',
    'sales.',
    'delivery_problems.pictures',
  ]
  expect(left.filter((place) => !others.some((table) => place.startsWith(table)))).toEqual([])
})

test('what is told and erased names columns that exist', async () => {
  for (const side of ['creator', 'staff'] as const)
    for (const { table, columns } of toldTo(side)) {
      const types = await typesOf(table)
      expect([table, columns.filter((column) => !types.has(column))]).toEqual([table, []])
    }
  expect(erasuresFor('staff').length).toBeGreaterThan(5)
})
