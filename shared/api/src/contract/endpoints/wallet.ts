import { Type } from 'typebox'
import { brandStaff, companyStaff, creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { Account, Adjustment, MoneyOnTheWay, OwnReceipt, PayoutDetails, Transaction, WalletSummary } from '../entities'
import { FilledText, Id, IdParams, listOf, LocaleCode, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'wallet'
const Amount = Type.Integer({ minimum: 1, maximum: 100_000_000_00 })

export const walletEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/accounts',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Accounts of the own brands (all, for admin); with `query` those whose owner’s name holds it.',
    query: Shape({ ...paged, brandId: Optional(Id), query: Optional(Text(120)) }),
    response: listOf('accounts', Account),
  }),
  getMyAccount: endpoint({
    method: 'GET',
    path: '/instagramers/me/account',
    actors: creators,
    tag,
    summary: 'Own account, its sums, and what is on its way.',
    response: Shape({
      account: Account,
      summary: WalletSummary,
      onTheWay: Type.Array(MoneyOnTheWay),
      details: PayoutDetails,
    }),
  }),
  getOwnReceipt: endpoint({
    method: 'GET',
    path: '/instagramers/me/receipts/:id',
    actors: creators,
    tag,
    summary: 'A line of the own account with what it was for.',
    params: IdParams,
    response: Shape({ receipt: OwnReceipt }),
  }),
  getOwnReceiptFile: endpoint({
    method: 'GET',
    path: '/instagramers/me/receipts/:id/file',
    actors: creators,
    tag,
    summary: 'The same as PDF in base64.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ file: Type.String(), fileName: Text(80) }),
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/accounts/:id/transactions',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Transactions of an account, newest first.',
    params: IdParams,
    query: Shape({ ...paged }),
    response: listOf('transactions', Transaction),
  }),
  createTransaction: endpoint({
    method: 'POST',
    path: '/accounts/:id/transactions',
    actors: platformStaff,
    tag,
    summary:
      'Books a deposit (debit) or a refund (credit) by hand on a brand’s account; above the limit that adjustments obey too, it waits for somebody else to approve (`adjustment.state` is pending, there is no transaction). 422 brand_account_only. Needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({
      transaction: Shape({ transactionType: OneOf(['debit', 'credit']), amount: Amount, title: FilledText(200) }),
    }),
    response: Shape({ transaction: Optional(Transaction), adjustment: Adjustment, account: Account }),
  }),
  createMove: endpoint({
    method: 'POST',
    path: '/accounts/:id/moves',
    actors: companyStaff,
    tag,
    summary:
      'Moves money, öre, to the account of another brand of the company, as one transaction; for whoever may at both brands. 422 insufficient_funds where less is free, `invalid` at `to_account_id`; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({ move: Shape({ toAccountId: Id, amount: Amount }) }),
    response: Shape({ account: Account, transaction: Transaction }),
  }),
  createPayout: endpoint({
    method: 'POST',
    path: '/accounts/:id/payouts',
    actors: creators,
    tag,
    summary:
      'Takes out money that is available, öre; 422 insufficient_funds or bank_account_missing; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({ payout: Shape({ amount: Amount }) }),
    response: Shape({ payout: MoneyOnTheWay, account: Account, transaction: Transaction }),
  }),
}
