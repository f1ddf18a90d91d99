import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { brandsWith } from '../../../auth/roles'
import type { Context, Query } from '../../../context'
import type { Db } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { maySeeAccount } from '../policies'
import * as repository from '../repository'
import { campaignsOf, ownersOf, pageOfLines, sumsOf } from './lines'
import { walletOf } from './overview'
import { toLine } from './serialize'
import { statementCsv, statementPdf } from './statement'

export { brandMoney } from './brand-money'
export { creditInvoice } from './credit-invoice'
export { gapsIn, gapsOf } from './overview'
export { companyPlan } from './plan'
export { lackingFor } from './planned'
export { getReceiptFile } from './receipt-file'
export { getReceipt } from './receipts'
export { spentBetween } from './spending'
export { feeIsUnpaid, feesInTimeOf, listUnpaidFees } from './unpaid-fees'

/** More lines than these are no file for a person. */
const linesInFile = 5_000

export const getWallet = async ({ db, caller, now, config }: Context<UserCaller>, { brandId }: Query<'getWallet'>) => {
  const brandIds = brandsWith(caller, 'seeMoney', brandId)
  if (brandIds === 'all') throw new AppError('forbidden')
  await repository.makeMissingAccounts(db, brandIds, uuidv7)
  return { wallet: await walletOf(db, brandIds, { now, graceDays: config.feeGraceDays }) }
}

type Asked = Query<'exportWalletTransactions'>

/** The accounts whose lines are asked for: the named ones, or all of the own brands. */
const accountsAsked = async ({ db, caller, now }: Context<UserCaller>, named: readonly string[]) => {
  for (const id of named) {
    const account = await repository.findAccount(db, id, now)
    if (!account || account.owner_type !== 'brand' || !maySeeAccount(caller, account)) throw new AppError('not_found')
  }
  if (named.length > 0) return named
  const brandIds = brandsWith(caller, 'seeMoney')
  if (brandIds === 'all') throw invalid({ account_id: ['required'] })
  return repository.accountIdsOf(db, brandIds)
}

const filterOf = async (
  context: Context<UserCaller>,
  { accountId, accountIds = [], kind, campaignId, from, to }: Omit<Asked, 'format'>,
) => {
  if (from && to && from > to) throw invalid({ to: ['before_start'] })
  const named = [...(accountId ? [accountId] : []), ...[accountIds].flat()]
  return { accountIds: await accountsAsked(context, named), kind, campaignId, from, to }
}

/** Opening and closing balance would not add up with some of the lines left out. */
const sumsAsked = (
  db: Db,
  {
    accountId,
    kind,
    campaignId,
    from,
    to,
  }: Omit<Asked, 'format' | 'accountIds' | 'accountId'> & { accountId?: string | undefined },
) => (accountId && !kind && !campaignId ? sumsOf(db, accountId, { from, to }) : null)

export const listWalletTransactions = async (context: Context<UserCaller>, query: Query<'listWalletTransactions'>) => {
  const { db, now } = context
  const filter = await filterOf(context, query)
  const page = pageOf(query, pageSizes.feed)
  const [{ rows, total }, sums, campaignChoices] = await Promise.all([
    pageOfLines(db, filter, page),
    sumsAsked(db, query),
    campaignsOf(db, filter.accountIds),
  ])
  return { transactions: rows.map((row) => toLine(row, now)), meta: metaOf(page, total), sums, campaignChoices }
}

export const exportWalletTransactions = async (context: Context<UserCaller>, query: Asked) => {
  const { db, now } = context
  const filter = await filterOf(context, query)
  const { rows, total } = await pageOfLines(db, filter, { limit: linesInFile, offset: 0 })
  if (total > linesInFile) throw invalid({ from: ['too_large'] })
  const lines = rows.map((row) => toLine(row, now))
  const locale = query.locale ?? 'sv'
  if (query.format === 'csv') return { file: statementCsv(lines, locale) }
  const [only] = filter.accountIds.length === 1 ? filter.accountIds : []
  const sums = await sumsAsked(db, { ...query, accountId: only })
  const owners = await ownersOf(db, filter.accountIds)
  const file = await statementPdf({ lines, owners, sums, from: query.from, to: query.to, locale, now })
  return { file: file.toString('base64') }
}
