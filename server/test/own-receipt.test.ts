import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { availableAfter } from '@samspel/api'
import { payCreator } from '../src/modules/wallet'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

const newest = async (accountId: string) =>
  (
    await sql<{
      id: string
    }>`SELECT id FROM ledger_entries WHERE account_id = ${accountId} ORDER BY created_at DESC, id DESC LIMIT 1`.execute(
      api.db,
    )
  ).rows[0]!.id
const read = (who: Actor, id: string, more = '') => api.call(who, 'GET', `/api/instagramers/me/receipts/${id}${more}`)
const paid = async () => {
  const brand = await wallet.fundedBrand(500_000)
  const creator = await make.creator({ bankAccountNumber: '8327-9 834 124 471' })
  await wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId: brand.id,
      instagramerId: creator.id,
      amount: 125_000,
      title: 'Bildlicens: Vinterhud',
      createdBy: admin.id,
      now: api.clock.now,
    }),
  )
  const accountId = await wallet.accountOf(creator.id)
  return { brand, creator, accountId, id: await newest(accountId) }
}

test('a creator reads what an own line was for: number, brand, payer, and from when it can be taken out; also as PDF', async () => {
  const { brand, creator, id } = await paid()
  expect((await read(creator, id)).body).toMatchObject({
    receipt: {
      id,
      number: `${api.clock.now.getFullYear()}-${id.replaceAll('-', '').slice(-8).toUpperCase()}`,
      kind: 'earning',
      title: 'Bildlicens: Vinterhud',
      amount: 125_000,
      brand: { name: brand.name },
      available_at: availableAfter(api.clock.now).toISOString(),
      payout_id: null,
      agreement: null,
      goods: null,
    },
  })
  const { body } = await read(creator, id, '/file?locale=en')
  expect(
    Buffer.from((body as { file: string }).file, 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('the palette finds an own receipt by its number and its sum, and none of somebody else', async () => {
  const { creator, id } = await paid()
  const stranger = await make.creator()
  const found = async (who: Actor, typed: string) =>
    JSON.stringify((await api.call(who, 'GET', `/api/records?query=${encodeURIComponent(typed)}`)).body).includes(id)
  const number = id.replaceAll('-', '').slice(-8)
  for (const typed of [
    number,
    `${api.clock.now.getFullYear()}-${number.slice(0, 5)}`,
    '1 250',
    '1250,00',
    '1.250 kr',
  ]) {
    expect([typed, await found(creator, typed)]).toEqual([typed, true])
    expect([typed, await found(stranger, typed)]).toEqual([typed, false])
  }
  expect(await found(creator, '1 251')).toBe(false)
})

test("another's line is not found, neither as a page nor as a file", async () => {
  const { id, brand } = await paid()
  const stranger = await make.creator()
  expect([(await read(stranger, id)).status, (await read(stranger, id, '/file')).status]).toEqual([404, 404])
  const staff = await make.staff('company', [brand.id])
  expect((await read(staff, id)).status).toBe(403)
})

test('a withdrawal names the payout whose receipt tells its way', async () => {
  const { creator, accountId } = await paid()
  await wallet.book(accountId, 'debit', 50_000)
  const asked = await wallet.payOut(creator, accountId, 50_000)
  const { payout } = asked.body as { payout: { id: string } }
  expect((await read(creator, await newest(accountId))).body).toMatchObject({
    receipt: { kind: 'payout', amount: -50_000, payout_id: payout.id, brand: null, payer: null },
  })
})
