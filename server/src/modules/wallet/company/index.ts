import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../../auth/caller'
import { brandsWith } from '../../../auth/roles'
import type { Context, Query } from '../../../context'
import type { Db } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { creatorAccount } from '../ledger'
import { maySeeAccount } from '../policies'
import * as repository from '../repository'
import { campaignsOf, monthsOfLines, ownersOf, pageOfLines, sumsOf } from './lines'
import { walletOf } from './overview'
import { toLine } from './serialize'
import { statementCsv, statementPdf } from './statement'

export { brandMoney } from './brand-money'
export { creditInvoice } from './credit-invoice'
export { gapsIn, gapsOf } from './overview'
export { payInvoice } from './pay-invoice'
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
type Owner = UserCaller | CreatorCaller

/** The accounts whose lines are asked for: the named ones, or the own one of a creator, or those of all of the own brands. */
const accountsAsked = async ({ db, caller, now }: Context<Owner>, named: readonly string[]) => {
  for (const id of named) {
    const account = await repository.findAccount(db, id, now)
    if (!account || !maySeeAccount(caller, account)) throw new AppError('not_found')
  }
  if (named.length > 0) return named
  if (caller.kind === 'instagramer') {
    const own = await creatorAccount(db, caller.id)
    if (!own) throw new AppError('not_found')
    return [own.id]
  }
  const brandIds = brandsWith(caller, 'seeMoney')
  if (brandIds === 'all') throw invalid({ account_id: ['required'] })
  return repository.accountIdsOf(db, brandIds)
}

const filterOf = async (
  context: Context<Owner>,
  { accountId, accountIds = [], kind, campaignId, from, to, query }: Omit<Asked, 'format'>,
) => {
  if (from && to && from > to) throw invalid({ to: ['before_start'] })
  const named = [...(accountId ? [accountId] : []), ...[accountIds].flat()]
  return { accountIds: await accountsAsked(context, named), kind, campaignId, from, to, query }
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
    query,
  }: Omit<Asked, 'format' | 'accountIds' | 'accountId'> & { accountId?: string | undefined },
) => (accountId && !kind && !campaignId && !query ? sumsOf(db, accountId, { from, to }) : null)

export const listWalletTransactions = async (context: Context<Owner>, query: Query<'listWalletTransactions'>) => {
  const { db, now } = context
  const filter = await filterOf(context, query)
  const page = pageOf(query, pageSizes.feed)
  const only = context.caller.kind === 'instagramer' ? filter.accountIds[0] : query.accountId
  const [{ rows, total }, sums, campaignChoices] = await Promise.all([
    pageOfLines(db, filter, page),
    sumsAsked(db, { ...query, accountId: only }),
    campaignsOf(db, filter.accountIds),
  ])
  const months = await monthsOfLines(db, filter, rows)
  return { transactions: rows.map((row) => toLine(row, now)), meta: metaOf(page, total), sums, months, campaignChoices }
}

export const exportWalletTransactions = async (context: Context<Owner>, query: Asked) => {
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
