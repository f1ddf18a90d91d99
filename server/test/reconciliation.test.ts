import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { reconcileNight } from '../src/modules/reconciliation'
import { compareCards } from '../src/modules/reconciliation/card'
import { holdFee } from '../src/modules/wallet'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let wallet: Wallet
let admin: Actor
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

interface Seen {
  id: string
  differences: number
  started_by: string | null
  sums: { kind: string; amount: number }[]
  checks: { check: string; state: string; ledger: number; other: number }[]
  found: { check: string; account_id: string | null; is: number; must_be: number }[]
}
const look = async () =>
  ((await api.call(admin, 'POST', '/api/reconciliations')).body as { reconciliation: Seen }).reconciliation
const held = async () => {
  const brand = await wallet.fundedBrand(100_000)
  const creator = await make.creator()
  const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
  const participationId = await make.participation(brand.id, campaignId, creator.id)
  await api.db.updateTable('participations').set({ state: 'approved' }).where('id', '=', participationId).execute()
  await wallet.inTransaction((trx) => holdFee(trx, { brandId: brand.id, participationId, amount: 30_000 }))
  return { ...brand, participationId }
}

describe('the books are held against what stands beside them', () => {
  test('when all agrees: the sums of all accounts are zero, holds and payouts have two equal sides, nothing is found', async () => {
    const { accountId } = await held()
    const creator = await make.creator({ bankAccountNumber: '8327-9 834 124 471' })
    await wallet.book(await wallet.accountOf(creator.id), 'debit', 9_000)
    await wallet.payOut(creator, await wallet.accountOf(creator.id), 4_000)
    const seen = await look()
    expect(seen).toMatchObject({ differences: 0, found: [] })
    expect(seen.started_by).toBeTruthy()
    expect(seen.sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(seen.sums).toContainEqual(expect.objectContaining({ kind: 'hold', amount: 30_000 }))
    expect(Object.fromEntries(seen.checks.map(({ check, ledger, other }) => [check, [ledger, other]]))).toMatchObject({
      zero: [0, 0],
      holds: [30_000, 30_000],
      owed: [30_000, 30_000],
      payouts: [4_000, 4_000],
    })
    expect(await wallet.balances(accountId)).toEqual({ balance: 100_000, held: 30_000 })
  })

  test('a hold that was changed by hand is found, with the account that it is of; mended, all agrees', async () => {
    const { accountId, participationId } = await held()
    const change = (amount: number) =>
      api.db.updateTable('holds').set({ amount }).where('participation_id', '=', participationId).execute()
    await change(29_000)
    const seen = await look()
    expect(seen.checks.find(({ check }) => check === 'holds')).toMatchObject({ state: 'differs' })
    expect(seen.found).toContainEqual(
      expect.objectContaining({ check: 'holds', account_id: accountId, is: 30_000, must_be: 29_000 }),
    )
    await change(30_000)
    expect(await look()).toMatchObject({ differences: 0 })
  })

  test('the night is looked at once, by two instances too, from three in the morning; the history has it', async () => {
    const night = (at: string) => {
      const context = { db: api.db, config: api.config, live: api.bus, log: api.app.log, now: () => new Date(at) }
      return Promise.all([reconcileNight(context), reconcileNight(context)])
    }
    const nights = async () =>
      (
        await sql<{
          night: string
        }>`SELECT night::text FROM reconciliations WHERE night IS NOT NULL ORDER BY night`.execute(api.db)
      ).rows.map((row) => row.night)
    // Later than every other check in this file, since the latest comes first.
    await night('2036-11-25T01:30:00Z')
    expect(await nights()).toEqual([])
    for (const at of ['2036-11-25T02:10:00Z', '2036-11-25T13:00:00Z', '2036-11-26T02:00:00Z']) await night(at)
    expect(await nights()).toEqual(['2036-11-25', '2036-11-26'])
    const { body } = await api.call(admin, 'GET', '/api/reconciliations?per_page=2')
    expect(body).toMatchObject({ reconciliations: [{ started_by: null }, {}], meta: { current_page: 1 } })
  })

  test('card payments: one that only one side has, or with another sum, is a difference', () => {
    const payment = (paymentId: string | null, amount: number, currency = 'SEK') => ({ paymentId, amount, currency })
    expect(
      compareCards([payment('a', 100), payment('b', 50)], [payment('a', 100, 'sek'), payment('b', 50)]).faults,
    ).toEqual([])
    const { ledger, other, faults } = compareCards(
      [payment('a', 100), payment('b', 50)],
      [payment('a', 90), payment('c', 7), payment(null, 1)],
    )
    expect([ledger, other]).toEqual([150, 98])
    expect(faults).toEqual([
      { id: 'a', is: 100, mustBe: 90 },
      { id: 'b', is: 50, mustBe: 0 },
      { id: 'c', is: 0, mustBe: 7 },
      { id: null, is: 0, mustBe: 1 },
    ])
  })
})
