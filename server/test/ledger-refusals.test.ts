import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import {
  adjust,
  fee,
  fund,
  holdFee,
  payout,
  payoutFailed,
  payoutPaid,
  raiseHold,
  refund,
  releaseHold,
  returnHold,
} from '../src/modules/wallet/ledger'
import { post } from '../src/modules/wallet/ledger/posting'
import type { Records } from './support/records'
import type { TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, wallet } = await openWalletApi())
})
afterAll(() => api.close())

const now = new Date('2026-11-25T10:00:00Z')
const commands = { fund, refund, payout, fee }
const book = (name: keyof typeof commands, accountId: string, amount: number, more: object = {}) =>
  wallet.inTransaction((trx) => commands[name](trx, { accountId, amount, title: 'x', now, ...more }))

describe('bad input: the ledger refuses', () => {
  test.each([
    [0, ['too_small']],
    [-1, ['too_small']],
    [0.5, ['invalid_integer']],
    [Number.NaN, ['invalid_integer']],
    [1e15, ['too_large']],
  ])('%d öre, by every command', async (amount, error) => {
    const { accountId } = await wallet.fundedBrand(1_000)
    for (const name of Object.keys(commands) as (keyof typeof commands)[])
      await expect(book(name, accountId, amount)).rejects.toMatchObject({ errors: { amount: error } })
    await expect(
      wallet.inTransaction((trx) => payoutPaid(trx, { payoutId: 'x', accountId, amount, title: 'x', now })),
    ).rejects.toMatchObject({ errors: { amount: error } })
    expect(await wallet.balances(accountId)).toEqual({ balance: 1_000, held: 0 })
  })

  test('one öre more than there is, and takes the last one', async () => {
    for (const name of ['refund', 'payout', 'fee'] as const) {
      const { accountId } = await wallet.fundedBrand(1_000)
      await expect(book(name, accountId, 1_001)).rejects.toMatchObject({ id: 'insufficient_funds' })
      await book(name, accountId, 1_000)
      await expect(book(name, accountId, 1)).rejects.toMatchObject({ id: 'insufficient_funds' })
    }
  })

  test('another currency than the account has, also between two accounts', async () => {
    const [a, b] = [await wallet.fundedBrand(1_000), await wallet.fundedBrand(1_000)]
    await expect(book('fund', a.accountId, 10, { currency: 'EUR' })).rejects.toMatchObject({
      errors: { currency: ['invalid'] },
    })
    await book('fund', a.accountId, 10, { currency: 'SEK' })
    const empty = await make.brand()
    const { id } = await api.db
      .insertInto('accounts')
      .values({ id: empty.id, owner_type: 'brand', brand_id: empty.id, name: 'x', currency: 'EUR' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(
      wallet.inTransaction((trx) =>
        post(trx, {
          kind: 'fee',
          title: 'x',
          now,
          entries: [
            { accountId: b.accountId, amount: -10 },
            { accountId: id, amount: 10 },
          ],
        }),
      ),
    ).rejects.toMatchObject({ errors: { currency: ['invalid'] } })
  })

  test('closed accounts, in either direction; and those that are nobody’s', async () => {
    const { accountId } = await wallet.fundedBrand(1_000)
    await api.db.updateTable('accounts').set({ closed_at: now.toISOString() }).where('id', '=', accountId).execute()
    for (const name of Object.keys(commands) as (keyof typeof commands)[])
      await expect(book(name, accountId, 10)).rejects.toMatchObject({ id: 'account_closed' })
    await expect(
      wallet.inTransaction((trx) => adjust(trx, { accountId, amount: -10, title: 'x', now })),
    ).rejects.toMatchObject({ id: 'account_closed' })
    const { rows } = await sql<{ id: string }>`SELECT id FROM accounts WHERE owner_type = 'platform'`.execute(api.db)
    for (const { id } of rows) await expect(book('fund', id, 10)).rejects.toMatchObject({ id: 'not_found' })
  })

  test('a reference a second time: it is booked once, also at once, and refused for another sum', async () => {
    const { accountId } = await wallet.fundedBrand(1_000)
    const reference = `payment ${accountId}`
    const all = await Promise.all(Array.from({ length: 20 }, () => book('fund', accountId, 500, { reference })))
    expect(all.filter(({ already }) => !already)).toHaveLength(1)
    expect(new Set(all.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(await wallet.balances(accountId)).toEqual({ balance: 1_500, held: 0 })
    await expect(book('fund', accountId, 501, { reference })).rejects.toMatchObject({ id: 'idempotency_mismatch' })
  })

  test('a payout is paid once, or comes back once', async () => {
    const { accountId } = await wallet.fundedBrand(1_000)
    await book('payout', accountId, 400)
    await book('payout', accountId, 300)
    const end = (payoutId: string, amount: number) => ({ payoutId, accountId, amount, title: 'x', now })
    const [paid, failed] = [end(`${accountId} 1`, 400), end(`${accountId} 2`, 300)]
    for (const times of [1, 2]) {
      const answers = [
        await wallet.inTransaction((trx) => payoutPaid(trx, paid)),
        await wallet.inTransaction((trx) => payoutFailed(trx, failed)),
      ]
      expect(answers.map(({ already }) => already)).toEqual(Array(2).fill(times === 2))
    }
    expect(await wallet.balances(accountId)).toEqual({ balance: 600, held: 0 })
  })

  test('more for a fee that was paid, or less; what went back is held anew', async () => {
    const { id: brandId, accountId } = await wallet.fundedBrand(1_000)
    const campaignId = await make.campaign(brandId, { state: 'ongoing' })
    const held = async (amount: number) => {
      const { id: instagramerId } = await make.creator()
      const participationId = await make.participation(brandId, campaignId, instagramerId)
      await wallet.inTransaction((trx) => holdFee(trx, { brandId, participationId, amount, now }))
      return { brandId, participationId, instagramerId }
    }
    const raise = (place: Awaited<ReturnType<typeof held>>, amount: number) =>
      wallet.inTransaction((trx) => raiseHold(trx, { ...place, amount, now }))
    const [paid, returned] = [await held(300), await held(200)]
    await expect(raise(paid, 299)).rejects.toMatchObject({ errors: { amount: ['too_small'] } })
    expect(await raise(paid, 300)).toBeNull()
    await wallet.inTransaction((trx) => releaseHold(trx, { ...paid, campaignTitle: 'x', now }))
    await expect(raise(paid, 400)).rejects.toMatchObject({ id: 'illegal_transition' })
    expect(await wallet.balances(accountId)).toEqual({ balance: 700, held: 200 })
    await wallet.inTransaction((trx) => returnHold(trx, { ...returned, reason: 'removed', now }))
    expect(await raise(returned, 250)).toMatchObject({ amount: 250 })
    expect(await wallet.balances(accountId)).toEqual({ balance: 700, held: 250 })
    expect((await wallet.audit()).filter((fault) => fault.accountId === accountId)).toEqual([])
  })

  test('balances by hand, whoever writes them', async () => {
    const { accountId } = await wallet.fundedBrand(1_000)
    for (const change of [{ balance: 2_000 }, { held: 500 }])
      await expect(api.db.updateTable('accounts').set(change).where('id', '=', accountId).execute()).rejects.toThrow(
        'balances are kept by the ledger',
      )
    expect(await wallet.balances(accountId)).toEqual({ balance: 1_000, held: 0 })
  })
})
