import { uuidv7 } from 'uuidv7'
import { type MoneyOnTheWay, pageSizes } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { brandsWith, may } from '../../auth/roles'
import { bankNameOf, isRealPersonalId, readBankAccount } from '../../bank-account'
import type { Context, Query } from '../../context'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { openDetails } from '../auth'
import { setAsideNow } from '../tax'
import { creatorAccount } from './ledger'
import { maySeeAccount } from './policies'
import * as repository from './repository'
import { toAccount, toPayout, toTransaction } from './serialize'

export const listAccounts = async ({ db, caller, now }: Context<UserCaller>, query: Query<'listAccounts'>) => {
  const brandIds = brandsWith(caller, 'seeMoney', query.brandId)
  if (brandIds !== 'all') await repository.makeMissingAccounts(db, brandIds, uuidv7)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listAccounts(db, brandIds, query.query?.trim() ?? '', page, now)
  const payments = may(caller, 'seeSubscriptions')
    ? await repository.paymentsOf(
        db,
        rows.flatMap(({ brand_id: brandId }) => brandId ?? []),
      )
    : undefined
  const accounts = rows.map((row) => {
    const payment = payments?.get(row.brand_id ?? '')
    return { ...toAccount(row), imageUrl: row.image_url, ...(payment && { payment }) }
  })
  return { accounts, meta: metaOf(page, total) }
}

export const listTransactions = async (
  { db, caller, now }: Context<UserCaller | CreatorCaller>,
  { accountId, ...query }: { accountId: string } & Query<'listTransactions'>,
) => {
  const account = await repository.findAccount(db, accountId, now)
  if (!account || !maySeeAccount(caller, account)) throw new AppError('not_found')
  const page = pageOf(query, pageSizes.feed)
  const { rows, total } = await repository.listEntries(db, account.id, page)
  return { transactions: rows.map((row) => toTransaction(row, now)), meta: metaOf(page, total) }
}

const toOnTheWay = (row: repository.OnTheWayView, now: Date): MoneyOnTheWay =>
  row.kind === 'payout'
    ? toPayout(
        {
          id: row.id,
          amount: row.amount,
          state: row.state ?? 'requested',
          bank_account_last_four: row.bank_account_last_four ?? '',
          created_at: row.since,
          expected_at: row.at ?? row.since,
          settled_at: row.at,
          attempt: row.attempt ?? 1,
          failure_text: row.failure_text,
          ...(row.progress && { progress: row.progress }),
          reason: row.reason,
        },
        now,
      )
    : {
        id: row.id,
        state: row.kind,
        title: row.title ?? '',
        counterpart: row.counterpart,
        amount: row.amount,
        since: row.since,
        at: row.at,
        campaignId: row.campaign_id,
        bankAccountLastFour: null,
      }

/** What a payout needs, masked. A number that cannot exist is told now, not when the bank refuses it. */
const detailsOf = (config: Context['config'], creatorId: string, kept: repository.OwnAccountView) => {
  const { bankAccountNumber: number, personalId } = openDetails(config, { ...kept, id: creatorId })
  const read = number ? readBankAccount(number, kept.country_code) : undefined
  return {
    bankName: (number && bankNameOf(number, kept.country_code)) || null,
    lastFour: kept.bank_account_last_four,
    isAccountValid: number === null ? null : typeof read === 'object',
    accountFault: typeof read === 'string' ? read : null,
    isPersonalIdValid: personalId === null ? null : Boolean(personalId && isRealPersonalId(personalId)),
  }
}

export const getMyAccount = async ({ db, caller, config, now }: Context<CreatorCaller>) => {
  const read = () => repository.readOwnAccount(db, caller.id, now)
  const found = await read()
  const { account, onTheWay } = found.account || !(await creatorAccount(db, caller.id)) ? found : await read()
  if (!account) throw new AppError('not_found')
  const view = toAccount(account)
  return {
    account: view,
    summary: {
      available: view.availableBalance,
      waiting: account.waiting,
      held: onTheWay.reduce((sum, { kind, amount }) => (kind === 'held' ? sum + amount : sum), 0),
      balance: view.balance,
      tax: await setAsideNow(db, caller.id, now),
    },
    details: detailsOf(config, caller.id, account),
    onTheWay: onTheWay.map((row) => toOnTheWay(row, now)),
  }
}
