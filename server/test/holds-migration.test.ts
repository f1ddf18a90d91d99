import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connect } from '../src/db/connect'
import { migrationFiles } from '../src/db/migrate'
import { ledgerFaults } from '../src/modules/wallet'
import { seed } from '../src/seed/seed'
import { sharePictures } from './support/demo-pictures'
import { figure, repetitions } from './support/figure'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let dataDir: string
beforeAll(async () => {
  api = await openTestApi()
  dataDir = mkdtempSync(path.join(tmpdir(), `samspel-holds-${randomBytes(4).toString('hex')}`))
  await sharePictures(dataDir)
})
afterAll(async () => {
  await api.close()
  rmSync(dataDir, { recursive: true })
})

/** Converts the demo's books to their earlier form: held money as a column, and payouts under way as the bank's money. */
const asBefore = `
  SET CONSTRAINTS ALL IMMEDIATE;
  ALTER TABLE ledger_entries DISABLE TRIGGER USER;
  ALTER TABLE ledger_transactions DISABLE TRIGGER USER;
  ALTER TABLE accounts DISABLE TRIGGER USER;
  UPDATE ledger_entries e SET account_id = a.holds_of FROM accounts a, ledger_transactions t
    WHERE a.id = e.account_id AND a.holds_of IS NOT NULL AND t.id = e.transaction_id AND t.kind = 'earning';
  UPDATE ledger_entries e SET account_id = bank.id FROM accounts bank, accounts own, ledger_transactions t
    WHERE bank.purpose = 'bank' AND own.purpose = 'payouts' AND e.account_id = own.id AND t.id = e.transaction_id;
  CREATE TEMP TABLE gone AS SELECT id FROM ledger_transactions t WHERE kind IN ('hold', 'return')
    OR kind = 'payout' AND NOT EXISTS (SELECT FROM ledger_entries e JOIN accounts a ON a.id = e.account_id
      WHERE e.transaction_id = t.id AND a.owner_type <> 'platform');
  DELETE FROM ledger_entries WHERE transaction_id IN (SELECT id FROM gone);
  DELETE FROM ledger_transactions WHERE id IN (SELECT id FROM gone);
  DELETE FROM accounts WHERE owner_type = 'hold' OR purpose = 'payouts';
  UPDATE accounts a SET balance = (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account_id = a.id) WHERE purpose = 'bank';
  ALTER TABLE ledger_entries ENABLE TRIGGER USER;
  ALTER TABLE ledger_transactions ENABLE TRIGGER USER;
  ALTER TABLE accounts ENABLE TRIGGER USER;
  DROP VIEW account_movements;
  DROP FUNCTION keep_balances() CASCADE;
  DROP FUNCTION refuse_balance_by_hand() CASCADE;
  ALTER TABLE ledger_transactions DROP COLUMN hold_id CASCADE, DROP COLUMN reference CASCADE;
  ALTER TABLE accounts DROP COLUMN main_id, DROP COLUMN closed_at, DROP COLUMN holds_of CASCADE,
    DROP CONSTRAINT IF EXISTS accounts_hold_account;`

const scale = repetitions(1, 30)
test(`the migration of held money leaves balance, held and available of every account as they were (demo data × ${scale})`, async () => {
  const { db, pool } = connect(api.databaseUrl, { max: 2 })
  const own = async () =>
    (
      await pool.query<{ id: string; balance: number; held: number; available: number }>(
        `SELECT id, balance, held, balance - held AS available FROM accounts WHERE owner_type IN ('brand', 'instagramer') ORDER BY id`,
      )
    ).rows
  const lines = async (table: string) =>
    (
      await pool.query<{ sum: string }>(
        `SELECT md5(string_agg(concat(m.id, m.account_id, m.amount, m.created_at), '|' ORDER BY m.id)) AS sum FROM ${table} m
        JOIN accounts a ON a.id = m.account_id WHERE a.owner_type IN ('brand', 'instagramer')`,
      )
    ).rows[0]?.sum
  try {
    await seed({ pool, dataDir, config: api.config, scale })
    const client = await pool.connect()
    await client.query(`BEGIN; ${asBefore} COMMIT`).finally(() => client.release())
    const [before, linesBefore] = [await own(), await lines('ledger_entries')]
    expect(before.filter(({ held }) => held > 0).length).toBeGreaterThan(5 * scale)

    const file = migrationFiles().find(({ name }) => name.startsWith('0050_'))
    await pool.query(`BEGIN; ${file?.sql}; COMMIT`)
    expect(await own()).toEqual(before)
    // Owners see the same history, entry by entry.
    expect(await lines('account_movements')).toBe(linesBefore)
    expect(await ledgerFaults(db)).toEqual([])
    figure(
      3,
      `migration of held money on the demo data × ${scale}: balance, held and available of ${before.length} of ${before.length} accounts as before, ${before.filter(({ held }) => held > 0).length} with held money; the books add up`,
    )
  } finally {
    await pool.end()
  }
}, 1_800_000)
