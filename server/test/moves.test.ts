import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { BrandRole } from '@samspel/api'
import { transact } from '../src/db/transact'
import { brandAccount, fund, ledgerFaults } from '../src/modules/wallet'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
})
afterAll(() => api.close())

/** Two brands of a company, 1 000 kr on the account of the first. */
const company = async () => {
  const one = await make.brand('Havsro')
  const two = await make.brand('Fjällglim', one.companyId)
  const [from, to] = await transact(api.db, async (trx) => {
    const accounts = [await brandAccount(trx, one.id), await brandAccount(trx, two.id)]
    await fund(trx, { accountId: accounts[0]!.id, amount: 1_000_00, title: 'In', now: api.clock.now })
    return accounts.map((account) => account!.id)
  })
  const member = async (role: BrandRole, there: BrandRole = role) => {
    const someone = await make.staff('company', [one.id, two.id])
    for (const [brandId, at] of [
      [one.id, role],
      [two.id, there],
    ] as const)
      await api.db
        .updateTable('brand_users')
        .set({ role: at })
        .where('user_id', '=', someone.id)
        .where('brand_id', '=', brandId)
        .execute()
    return someone
  }
  return { from: from!, to: to!, member }
}
const move = (who: Actor, from: string, to: string, amount: number, key = uuidv7()) =>
  api.call(who, 'POST', `/api/accounts/${from}/moves`, {
    body: { move: { to_account_id: to, amount } },
    headers: { 'idempotency-key': key },
  })
const balance = async (id: string) =>
  (await api.db.selectFrom('accounts').select('balance').where('id', '=', id).executeTakeFirstOrThrow()).balance
const linesOf = ({ body }: Answer) =>
  (body as { transactions: { kind: string; transaction_type: string; amount: number; counterpart: string }[] })
    .transactions

test('money moves between two brands once, as one transaction with a line on both statements', async () => {
  const { from, to, member } = await company()
  const finance = await member('finance')
  const key = uuidv7()
  expect((await move(finance, from, to, 400_00, key)).status).toBe(200)
  expect((await move(finance, from, to, 400_00, key)).status).toBe(200)
  expect([await balance(from), await balance(to)]).toEqual([600_00, 400_00])
  const lines = async (id: string) =>
    linesOf(await api.call(finance, 'GET', `/api/wallet/transactions?accountId=${id}`))
  expect((await lines(from))[0]).toMatchObject({ kind: 'move', transaction_type: 'credit', amount: 400_00 })
  expect((await lines(to))[0]).toMatchObject({ kind: 'move', transaction_type: 'debit', amount: 400_00 })
  expect(await ledgerFaults(api.db)).toEqual([])
})

test('no more than is free, to no brand of another company, and by nobody who keeps the money of one brand alone', async () => {
  const { from, to, member } = await company()
  const other = await company()
  const finance = await member('finance')
  expect(await move(finance, from, to, 1_000_01)).toMatchObject({ status: 422, body: { error: 'insufficient_funds' } })
  expect((await move(finance, from, from, 1_00)).status).toBe(422)
  expect((await move(finance, from, other.to, 1_00)).status).toBe(404)
  for (const who of [await member('finance', 'reader'), await member('reader', 'owner'), await member('reviewer')])
    expect((await move(who, from, to, 1_00)).status).toBe(404)
  expect([await balance(from), await balance(to)]).toEqual([1_000_00, 0])
})
