import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Db, transact } from '../../src/db/transact'
import { brandAccount, creatorAccount, fund, ledgerFaults, refund } from '../../src/modules/wallet/ledger'
import { type Records, recordsOf } from './records'
import { type Actor, openTestApi, type TestApi } from './test-api'

export const newKey = (): Record<string, string> => ({ 'idempotency-key': uuidv7() })

/** Acts on accounts as people do, and reads the books. */
export const walletOf = (api: TestApi, make: Records, admin: Actor) => {
  /** Money comes to an account or leaves it, of any size: what platform staff may not do alone. */
  const book = (accountId: string, transactionType: 'debit' | 'credit', amount: number) =>
    transact(api.db, (trx) =>
      (transactionType === 'debit' ? fund : refund)(trx, {
        accountId,
        amount,
        title: 'Insättning',
        now: api.clock.now,
        createdBy: admin.id,
      }),
    )
  /** As platform staff do it. */
  const bookByHand = (
    accountId: string,
    transactionType: 'debit' | 'credit',
    amount: number,
    { headers = newKey(), who = admin } = {},
  ) =>
    api.call(who, 'POST', `/api/accounts/${accountId}/transactions`, {
      headers,
      body: { transaction: { transaction_type: transactionType, amount, title: 'Insättning' } },
    })
  const payOut = (who: Actor, accountId: string, amount: number, headers = newKey()) =>
    api.call(who, 'POST', `/api/accounts/${accountId}/payouts`, { headers, body: { payout: { amount } } })
  const accountOf = async (creatorId: string) => (await creatorAccount(api.db, creatorId))?.id ?? ''
  const fundedBrand = async (amount: number) => {
    const brand = await make.brand()
    const accountId = (await brandAccount(api.db, brand.id))?.id ?? ''
    await book(accountId, 'debit', amount)
    return { ...brand, accountId }
  }
  const balances = async (accountId: string) =>
    (
      await sql<{ balance: number; held: number }>`SELECT balance, held FROM accounts WHERE id = ${accountId}`.execute(
        api.db,
      )
    ).rows[0]
  const inTransaction = <T>(work: (trx: Db) => Promise<T>) => transact(api.db, work)

  /** Faults in the books; must always be empty. */
  const audit = () => ledgerFaults(api.db)
  return { book, bookByHand, payOut, accountOf, fundedBrand, balances, inTransaction, audit }
}

export type Wallet = ReturnType<typeof walletOf>

/** An API of its own for a test file about money, with platform staff who act on accounts. */
export const openWalletApi = async () => {
  const api = await openTestApi()
  const make = recordsOf(api)
  const admin = await make.staff('admin')
  return { api, make, admin, wallet: walletOf(api, make, admin) }
}
