import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { adjustmentLimits } from '../src/modules/wallet/adjustments/limits'
import { holdFee, payCreator, releaseHold, returnHold } from '../src/modules/wallet/ledger'
import { post } from '../src/modules/wallet/ledger/posting'
import { chanceOf } from './support/chance'
import { figure, repetitions } from './support/figure'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { newKey, openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let wallet: Wallet
let admin: Actor
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

describe('the ledger', () => {
  test('a debit adds its amount to both balances, a credit subtracts it (T-43)', async () => {
    const { accountId } = await wallet.fundedBrand(10_000)
    const debit = await wallet.bookByHand(accountId, 'debit', 3_000)
    expect(debit.body).toMatchObject({
      account: { balance: 13_000, available_balance: 13_000 },
      transaction: { transaction_type: 'debit', amount: 3_000, kind: 'deposit' },
    })
    const credit = await wallet.bookByHand(accountId, 'credit', 5_000)
    expect(credit.body).toMatchObject({
      account: { balance: 8_000, available_balance: 8_000 },
      transaction: { transaction_type: 'credit', amount: 5_000, kind: 'refund' },
    })
  })

  test('refuses a posting that does not sum to zero', async () => {
    const [a, b] = [await wallet.fundedBrand(5_000), await wallet.fundedBrand(5_000)]
    await expect(
      wallet.inTransaction((trx) =>
        post(trx, {
          kind: 'fee',
          title: 'x',
          now: new Date(),
          entries: [
            { accountId: a.accountId, amount: -100 },
            { accountId: b.accountId, amount: 99 },
          ],
        }),
      ),
    ).rejects.toThrow('sums to zero')
  })

  test('the database itself refuses what does not sum to zero, has one side, or is in another currency than its account', async () => {
    const [a, b] = [await wallet.fundedBrand(5_000), await wallet.fundedBrand(5_000)]
    const write = (sides: { accountId: string; amount: number; currency?: string }[]) =>
      wallet.inTransaction(async (trx) => {
        const id = uuidv7()
        await sql`INSERT INTO ledger_transactions (id, kind, title) VALUES (${id}, 'fee', 'x')`.execute(trx)
        for (const { accountId, amount, currency = 'SEK' } of sides)
          await sql`INSERT INTO ledger_entries (id, transaction_id, account_id, amount, currency)
            VALUES (${uuidv7()}, ${id}, ${accountId}, ${amount}, ${currency})`.execute(trx)
      })
    await expect(
      write([
        { accountId: a.accountId, amount: -100 },
        { accountId: b.accountId, amount: 99 },
      ]),
    ).rejects.toThrow('does not sum to zero')
    await expect(write([])).rejects.toThrow('fewer than two sides')
    await expect(write([{ accountId: a.accountId, amount: 100 }])).rejects.toThrow('fewer than two sides')
    await expect(
      write([
        { accountId: a.accountId, amount: -100, currency: 'EUR' },
        { accountId: b.accountId, amount: 100, currency: 'EUR' },
      ]),
    ).rejects.toThrow('ledger_entries_account_currency')
    // A later entry that would unbalance a booked transaction is refused too.
    const { rows } = await sql<{
      id: string
    }>`SELECT transaction_id AS id FROM ledger_entries WHERE account_id = ${a.accountId}`.execute(api.db)
    await expect(
      sql`INSERT INTO ledger_entries (id, transaction_id, account_id, amount) VALUES (${uuidv7()}, ${rows[0]!.id}, ${a.accountId}, 1)`.execute(
        api.db,
      ),
    ).rejects.toThrow('does not sum to zero')
    expect(await wallet.audit()).toEqual([])
  })

  test('refuses UPDATE, DELETE and TRUNCATE in the database', async () => {
    await wallet.fundedBrand(1_000)
    for (const table of ['ledger_entries', 'ledger_transactions']) {
      await expect(sql.raw(`UPDATE ${table} SET created_at = now()`).execute(api.db)).rejects.toThrow('append only')
      await expect(sql.raw(`DELETE FROM ${table}`).execute(api.db)).rejects.toThrow('append only')
      await expect(sql.raw(`TRUNCATE ${table} CASCADE`).execute(api.db)).rejects.toThrow('append only')
    }
  })

  test('a credit larger than what is free is refused', async () => {
    const { accountId } = await wallet.fundedBrand(1_000)
    const { status, body } = await wallet.bookByHand(accountId, 'credit', 1_001)
    expect([status, body]).toEqual([422, { error: 'insufficient_funds' }])
    expect(await wallet.balances(accountId)).toEqual({ balance: 1_000, held: 0 })
  })
})

const operations = repetitions(500, 100_000)

test(`QUALITY 3 ${operations} random operations, ten at a time: sums to zero, balances are those of the entries, nothing is overdrawn, nothing can be rewritten`, async () => {
  const brands = await Promise.all([
    wallet.fundedBrand(500_000),
    wallet.fundedBrand(500_000),
    wallet.fundedBrand(500_000),
  ])
  const creators = await Promise.all(
    Array.from({ length: 4 }, () => make.creator({ bankAccountNumber: '8327-9 834 124 471' })),
  )
  const accounts = await Promise.all(creators.map(({ id }) => wallet.accountOf(id)))
  const places: { brandId: string; participationId: string; campaignId: string; instagramerId: string }[] = []
  for (const brand of brands) {
    for (let index = 0; index < 6; index += 1) {
      const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
      for (const { id } of creators)
        places.push({
          brandId: brand.id,
          campaignId,
          instagramerId: id,
          participationId: await make.participation(brand.id, campaignId, id),
        })
    }
  }
  const chance = chanceOf(7)
  const now = new Date(Date.now() - 100 * 3_600_000)
  let refused = 0
  const colleague = await make.staff('admin')
  const waited = { approved: 0, declined: 0, refused: 0 }
  const adjust = (accountId: string, amount: number) =>
    api.call(admin, 'POST', `/api/accounts/${accountId}/adjustments`, {
      headers: newKey(),
      body: { adjustment: { amount, reason: 'x' } },
    })
  /** What waits for a second person gets an answer: mostly yes. */
  const byHand = async ({ body }: { body: unknown }) => {
    const { adjustment } = body as { adjustment?: { id: string; state: string } }
    if (adjustment?.state !== 'pending') return
    const act = chance(4) > 0 ? 'approve' : 'decline'
    const { status } = await api.call(colleague, 'PATCH', `/api/adjustments/${adjustment.id}/${act}`, { body: {} })
    waited[status === 200 ? (act === 'approve' ? 'approved' : 'declined') : 'refused'] += 1
  }
  const operation = async () => {
    const place = places[chance(places.length)]
    const brand = brands[chance(brands.length)]
    const who = chance(creators.length)
    const [creator, accountId] = [creators[who], accounts[who]]
    const amount = 1 + chance(40_000)
    if (!place || !brand || !creator || !accountId) return
    const refusal = (error: unknown) => {
      if ((error as { id?: string }).id !== 'insufficient_funds') throw error
      refused += 1
    }
    switch (chance(9)) {
      case 0:
        return byHand(await wallet.bookByHand(brand.accountId, 'debit', amount))
      case 1:
        return byHand(await wallet.bookByHand(brand.accountId, 'credit', amount))
      case 7:
        return byHand(await adjust(accountId, chance(2) ? amount : -amount))
      case 8:
        // Waits for its 72 hours: it counts, and is not available.
        return void (await wallet
          .inTransaction((trx) =>
            payCreator(trx, { ...place, amount, title: 'x', createdBy: admin.id, now: api.clock.now }),
          )
          .catch(refusal))
      case 2:
        return void (await wallet.inTransaction((trx) => holdFee(trx, { ...place, amount })).catch(refusal))
      case 3:
        return void (await wallet.inTransaction((trx) =>
          releaseHold(trx, { ...place, mentionId: uuidv7(), campaignTitle: 'x', now }),
        ))
      case 4:
        return void (await wallet.inTransaction((trx) => returnHold(trx, { ...place, reason: 'removed' })))
      case 5:
        return void (await wallet
          .inTransaction((trx) => payCreator(trx, { ...place, amount, title: 'x', createdBy: admin.id, now }))
          .catch(refusal))
      default:
        return void (await wallet.payOut(creator, accountId, amount))
    }
  }
  for (let round = 0; round < operations / 10; round += 1) await Promise.all(Array.from({ length: 10 }, operation))
  expect(await wallet.audit()).toEqual([])
  // Available, so without what waits, is nowhere below nothing; and nobody has booked more alone than they may in a day.
  const { rows: overdrawn } = await sql`SELECT id FROM accounts a WHERE owner_type IN ('brand', 'instagramer')
    AND balance - held - coalesce((SELECT sum(amount) FROM ledger_entries WHERE account_id = a.id AND available_at > ${api.clock.now}), 0) < 0`.execute(
    api.db,
  )
  expect(overdrawn).toEqual([])
  const { rows: alone } = await sql<{ sum: number }>`SELECT sum(abs(amount))::bigint AS sum FROM adjustments
    WHERE state = 'booked' AND decided_by IS NULL GROUP BY account_id, requested_by ORDER BY 1 DESC`.execute(api.db)
  expect(alone[0]?.sum).toBeLessThanOrEqual(adjustmentLimits.approvalAbove)
  const attempts = ['ledger_entries', 'ledger_transactions'].flatMap((table) => [
    `UPDATE ${table} SET created_at = now()`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table} CASCADE`,
  ])
  for (const attempt of attempts) await expect(sql.raw(attempt).execute(api.db)).rejects.toThrow('append only')
  const count = async (table: string) =>
    (await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}`.execute(api.db)).rows[0]?.count ??
    0
  expect(await count('ledger_transactions')).toBeGreaterThan(operations / 10)
  figure(
    3,
    `N = ${operations} random wallet operations, ten at a time (${await count('ledger_transactions')} booked, ${refused} refused for want of money; by a second person ${waited.approved} approved, ${waited.declined} declined, ${waited.refused} refused): entries sum to 0, 0 balances differ from their entries, 0 differ in what is held, 0 overdrawn, what waits included; at most ${(alone[0]?.sum ?? 0) / 100} kr booked by one person on an account; ${attempts.length} of ${attempts.length} UPDATE, DELETE and TRUNCATE refused`,
  )
}, 3_600_000)
