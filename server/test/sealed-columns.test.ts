import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { fieldCipher, readFieldKeys, tokenCipher } from '../src/auth/field-cipher'
import { sealedColumns } from '../src/modules/sealed-columns'
import { sealAnew, type SealedColumn } from '../src/sealing/seal-anew'
import { fillTablesOf } from './support/account-rows'
import { api, make, people, withOwnAccounts } from './support/own-accounts'

withOwnAccounts()

const keyOf = (name: string) => readFieldKeys(`${name}:${Buffer.alloc(32, name).toString('base64')}`, '')[0]!
const [old, next] = [keyOf('2025'), keyOf('2026')]

/** A row in each table that has a sealed column. */
const fillTables = async () => {
  const creator = await people.newCreator()
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const campaignId = await make.campaign(brand.id)
  await fillTablesOf(api, { creatorId: creator.id, brandId: brand.id, campaignId, staffId: staff.id })
  const companyId = sql`(SELECT company_id FROM brands WHERE id = ${brand.id})`
  for (const statement of [
    sql`UPDATE instagramers SET bank_account_number = 'x', bank_account_last_four = '4471' WHERE id = ${creator.id}`,
    sql`INSERT INTO second_step_apps (user_id) VALUES (${staff.id})`,
    sql`INSERT INTO creator_papers (instagramer_id, updated_at) VALUES (${creator.id}, now()) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO company_sign_ins (company_id, issuer, client_id, client_secret) VALUES (${companyId}, 'https://x.example', 'x', 'x')`,
    sql`INSERT INTO shops (brand_id, id, kind, address, secret) VALUES (${brand.id}, ${uuidv7()}, 'shopify', 'x.example', 'x')`,
    sql`INSERT INTO webhooks (id, company_id, url, kinds, secret, created_at) VALUES (${uuidv7()}, ${companyId}, 'https://x.example', '{}', 'x', now())`,
    sql`INSERT INTO remote_alarms (remote, url, secret, set_by, set_at) VALUES ('mf-x', 'https://x.example', 'x', 'x', now())`,
    sql`INSERT INTO received_webhooks (id, at, service, status, ms, accepted) VALUES (${uuidv7()}, now(), 'payments', 500, 1, false)`,
    sql`INSERT INTO bank_files (id, kind, message_id, digest, content, outcome, received_at) VALUES (${uuidv7()}, 'csv', 'x', 'x', 'x', '{}', now())`,
  ])
    await statement.execute(api.db)
}

const rowsOf = async ({ table, key, column }: SealedColumn) =>
  (
    await sql<{ key: string[]; kept: string | Buffer | null }>`SELECT ARRAY[${sql.join(
      key.map((name) => sql`${sql.ref(name)}::text`),
    )}] AS key, ${sql.ref(column)} AS kept FROM ${sql.table(table)} ORDER BY 1`.execute(api.db)
  ).rows

test('after values are sealed anew every sealed column opens with the new key alone', async () => {
  await fillTables()
  const word = (column: SealedColumn, key: string[]) => `${column.table}.${column.column} of ${key.join()}`
  for (const column of sealedColumns) {
    const rows = await rowsOf(column)
    expect([column.table, rows.length > 0]).toEqual([column.table, true])
    for (const { key } of rows) {
      const cipher = column.isBytes ? tokenCipher([old]) : fieldCipher([old])
      const sealed = cipher.seal(word(column, key), column.owner(...key))
      await sql`UPDATE ${sql.table(column.table)} SET ${sql.ref(column.column)} = ${sealed}
        WHERE ARRAY[${sql.join(column.key.map((name) => sql`${sql.ref(name)}::text`))}] = ${key}`.execute(api.db)
    }
  }
  const done = await sealAnew(api.db, { paymentDetailsKeys: [next, old] }, sealedColumns)
  expect(done.filter(({ sealed, shut }) => sealed === 0 || shut > 0)).toEqual([])
  for (const column of sealedColumns)
    for (const { key, kept } of await rowsOf(column)) {
      const opened = Buffer.isBuffer(kept)
        ? tokenCipher([next]).open(kept, column.owner(...key))
        : fieldCipher([next]).open(kept!, column.owner(...key))
      expect(opened).toBe(word(column, key))
    }
})

test('more values than one batch holds are all sealed, past those that no key opens', async () => {
  const column = sealedColumns.find(({ table }) => table === 'bank_files')!
  await sql`DELETE FROM bank_files`.execute(api.db)
  await sql`INSERT INTO bank_files (id, kind, message_id, digest, content, outcome, received_at)
    SELECT gen_random_uuid(), 'csv', 'many ' || n, 'x', CASE WHEN n % 3 = 0 THEN 'v1.gone.AAAA' ELSE 'a line' END, '{}', now()
    FROM generate_series(1, 330) n`.execute(api.db)
  expect(await sealAnew(api.db, { paymentDetailsKeys: [next] }, [column])).toEqual([
    { column: 'bank_files.content', sealed: 220, shut: 110 },
  ])
})

/** Where values are sealed that wait for minutes: a cookie, and a file for the bank in the outbox. */
const shortLived = ['modules/payouts/send.ts', 'modules/social-sign-in/waiting-arrival.ts']

test('every file that seals says which column it seals', () => {
  const src = path.join(__dirname, '../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(modules|services)\/.*(?<!\.test)\.ts$/.test(file) && !shortLived.includes(file),
  )
  const silent = files.filter((file) => {
    const text = readFileSync(path.join(src, file), 'utf8')
    return /\b(field|token)Cipher\(/.test(text) && !/readonly SealedColumn\[\]/.test(text)
  })
  expect(silent).toEqual([])
})
