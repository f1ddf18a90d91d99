import { Type } from 'typebox'
import { brandStaff, companyStaff, creators, platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import {
  CompanyWallet,
  Receipt,
  StatementMonth,
  StatementSums,
  Transaction,
  transactionKinds,
  UnpaidFee,
} from '../entities'
import {
  Day,
  Id,
  IdParams,
  listOf,
  LocaleCode,
  Nullable,
  OneOf,
  OneOrMany,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const tag = 'company wallet'
const filter = {
  accountId: Optional(Id),
  kind: Optional(OneOf(transactionKinds)),
  campaignId: Optional(Id),
  from: Optional(Day),
  to: Optional(Day),
  query: Optional(Text(200)),
}

/** The money of brands, for those who answer for it. */
export const companyWalletEndpoints = {
  getWallet: endpoint({
    method: 'GET',
    path: '/wallet',
    actors: companyStaff,
    beforeLetIn: 'ownCompany',
    tag,
    scope: 'read_money',
    summary: 'Money of the own brands, or of one of them: sums, what is held until when, what is planned, months.',
    query: Shape({ brandId: Optional(Id) }),
    response: Shape({ wallet: CompanyWallet }),
  }),
  listWalletTransactions: endpoint({
    method: 'GET',
    path: '/wallet/transactions',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    scope: 'read_money',
    summary:
      'Transactions of the own brands, of a creator’s own account, or of one account (which platform staff must name), newest first. `query` looks in titles, counterparts, numbers of receipts and sums. `sums` only for one account and without a kind, campaign or query, since they would not add up; `months` of the lines on the page, each with all that matches of it; `campaignChoices` are those that can be asked for.',
    query: Shape({ ...paged, ...filter }),
    response: Shape({
      ...listOf('transactions', Transaction).properties,
      sums: Nullable(StatementSums),
      months: Type.Array(StatementMonth),
      campaignChoices: Type.Array(Shape({ id: Id, name: Text(120) })),
    }),
  }),
  exportWalletTransactions: endpoint({
    method: 'GET',
    path: '/wallet/transactions/export',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'The same as CSV text or as PDF in base64, at most 5 000 lines: above that 422 with too_large at `from`, which asks for a shorter period. `accountIds` names several accounts.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    query: Shape({
      ...filter,
      accountIds: Optional(OneOrMany(Id)),
      format: OneOf(['csv', 'pdf']),
      locale: Optional(LocaleCode),
    }),
    response: Shape({ file: Type.String() }),
  }),
  listUnpaidFees: endpoint({
    method: 'GET',
    path: '/unpaid_fees',
    actors: platformStaff,
    tag,
    summary: 'Monthly fees that accounts had too little for and that are still not booked, newest first.',
    query: Shape({ ...paged }),
    response: listOf('unpaidFees', UnpaidFee),
  }),
  getReceiptFile: endpoint({
    method: 'GET',
    path: '/wallet/receipts/:id/file',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'The same receipt as PDF in base64.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ locale: Optional(LocaleCode) }),
    response: Shape({ file: Type.String(), fileName: Text(60) }),
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/wallet/receipts/:id',
    actors: brandStaff,
    beforeLetIn: 'ownCompany',
    tag,
    scope: 'read_money',
    summary: 'One transaction of an account with what it was for, and the balance before and after it.',
    params: IdParams,
    response: Shape({ receipt: Receipt }),
  }),
}
