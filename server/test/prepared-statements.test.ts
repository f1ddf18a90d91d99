import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../src/db/connect'
import { type Db, transact } from '../src/db/transact'
import { countWrites } from './support/count-writes'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** Work on a single connection of its own, so that its prepared statements can be inspected. */
const onOne = async (work: (db: Db) => Promise<void>, prepared = true) => {
  const { db, pool } = connect(api.databaseUrl, { max: 1, prepared })
  try {
    await work(db)
  } finally {
    await pool.end()
  }
}

const heldBy = async (db: Db): Promise<number> =>
  Number(
    (
      await sql<{ count: number }>`
        SELECT count(*) FROM pg_prepared_statements WHERE statement NOT LIKE '%pg_prepared_statements%'`.execute(db)
    ).rows[0]!.count,
  )

const brandNames = (db: Db) => db.selectFrom('brands').selectAll().where('name', '<>', '').execute()

test('a text is prepared once on a connection, whatever its values', async () => {
  await onOne(async (db) => {
    for (const name of ['a', 'b', 'c']) await db.selectFrom('brands').select('id').where('name', '=', name).execute()
    expect(await heldBy(db)).toBe(1)
  })
})

test('switched off, nothing is prepared by name and calls answer the same', async () => {
  await onOne(async (db) => {
    await brandNames(db)
    expect(await heldBy(db)).toBe(0)
  }, false)
  const off = await openTestApi({ preparedStatements: false })
  try {
    const records = recordsOf(off)
    const staff = await records.staff('admin')
    for (const url of ['/api/campaigns', '/api/brands', '/api/mentions', '/api/instagramers', '/api/users'])
      expect([url, (await off.call(staff, 'GET', url)).status]).toEqual([url, 200])
    const held = await sql`SELECT FROM pg_prepared_statements WHERE name <> ''`.execute(off.db)
    expect(held.rows).toHaveLength(0)
  } finally {
    await off.close()
  }
})

test('no connection holds more statements than the bound, and those used last stay', async () => {
  await onOne(async (db) => {
    await brandNames(db)
    for (let at = 0; at < 300; at += 1) {
      await sql`SELECT ${sql.raw(String(at))} WHERE ${at} > 0`.execute(db)
      if (at % 100 === 99) await brandNames(db)
    }
    expect(await heldBy(db)).toBeLessThanOrEqual(250)
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db)
    expect(rows.filter(({ statement }) => statement.includes('"brands"'))).toHaveLength(1)
    expect(rows.filter(({ statement }) => statement.startsWith('SELECT 0 '))).toHaveLength(0)
  })
})

test('a migration that alters the columns of a result is met by preparing anew, also in a transaction', async () => {
  await onOne(async (db) => {
    await brandNames(db)
    await sql`ALTER TABLE brands ADD COLUMN added_once text`.execute(api.db)
    await expect(brandNames(db)).resolves.toEqual(expect.any(Array))
    await sql`ALTER TABLE brands DROP COLUMN added_once`.execute(api.db)
    let runs = 0
    await transact(db, async (trx) => {
      runs += 1
      await brandNames(trx)
    })
    expect(runs).toBe(2)
    expect(await heldBy(db)).toBeLessThanOrEqual(2)
  })
})

test('a session that has lost its statements, as behind a pooler, is asked without names from then on', async () => {
  await onOne(async (db) => {
    await brandNames(db)
    await sql`DEALLOCATE ALL`.execute(db)
    await expect(brandNames(db)).resolves.toEqual(expect.any(Array))
    await brandNames(db)
    expect(await heldBy(db)).toBe(0)
  })
})

/** Counts writes on a single connection, whose first statement is behind it. */
const onCounted = async (
  work: (db: Db, writes: (work: () => Promise<unknown>) => Promise<number>) => Promise<void>,
) => {
  const { db, pool } = connect(api.databaseUrl, { max: 1 })
  const { during } = countWrites(pool)
  try {
    await sql`SELECT 1`.execute(db)
    await work(db, during)
  } finally {
    await pool.end()
  }
}

test('statements beyond the bound are closed by the round trip of the next query', async () => {
  await onCounted(async (db, during) => {
    const ask = (at: number) => sql`SELECT ${sql.raw(String(at))} WHERE ${at} > 0`.execute(db)
    for (let at = 0; at < 250; at += 1) await ask(at)
    for (let at = 250; at < 255; at += 1) expect(await during(() => ask(at))).toBe(1)
    await brandNames(db)
    // A new schema outdates all of them at once.
    await sql`ALTER TABLE brands ADD COLUMN added_twice text`.execute(api.db)
    await brandNames(db)
    expect(await during(() => ask(0))).toBe(1)
    expect(await heldBy(db)).toBeLessThanOrEqual(2)
  })
})

test('nothing of a transaction stays whose first or second statement fails', async () => {
  await sql`CREATE TABLE kept (n int CHECK (n > 0))`.execute(api.db)
  const keep = (db: Db, n: number) => sql`INSERT INTO kept VALUES (${n})`.execute(db)
  const kept = async () => (await sql<{ n: number }>`SELECT n FROM kept`.execute(api.db)).rows.map(({ n }) => n)
  await onOne(async (db) => {
    await expect(transact(db, (trx) => keep(trx, -1))).rejects.toThrow('kept_n_check')
    const second = transact(db, async (trx) => [await keep(trx, 1), await keep(trx, -1)])
    await expect(second).rejects.toThrow('kept_n_check')
    await transact(db, async (trx) => {
      await keep(trx, 2)
      expect(await kept()).toEqual([])
    })
    expect(await kept()).toEqual([2])
  })
})
