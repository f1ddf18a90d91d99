import { uuidv7 } from 'uuidv7'
import { type MoneyOnTheWay, pageSizes } from '@samspel/api'
import { taxRulesOf } from '@samspel/api/campaign-rules'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { bankNameOf, isRealPersonalId, toBankAccount } from '../../bank-account'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { openDetails } from '../auth'
import { creatorAccount } from './ledger'
import { maySeeAccount } from './policies'
import * as repository from './repository'
import { type EntryView, toAccount, toPayout, toTransaction } from './serialize'

const brandsAsked = (own: readonly string[] | 'all', asked: string | undefined) => {
  if (!asked) return own
  return own === 'all' || own.includes(asked) ? [asked] : []
}

export const listAccounts = async ({ db, caller, now }: Context<UserCaller>, query: Query<'listAccounts'>) => {
  const brandIds = brandsAsked(caller.brandIds, query.brandId)
  if (brandIds !== 'all') await repository.makeMissingAccounts(db, brandIds, uuidv7)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listAccounts(db, brandIds, query.query?.trim() ?? '', page, now)
  const payments =
    caller.role === 'admin'
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

const toWaiting = (entry: EntryView): MoneyOnTheWay => ({
  id: entry.id,
  state: 'waiting',
  title: entry.title,
  counterpart: entry.counterpart,
  amount: entry.amount,
  since: entry.created_at,
  at: entry.available_at,
  campaignId: entry.campaign_id,
  bankAccountLastFour: null,
})
const toHeld = (hold: repository.HeldView): MoneyOnTheWay => ({
  id: hold.id,
  state: 'held',
  title: hold.campaign_name,
  counterpart: hold.brand_name,
  amount: hold.amount,
  since: hold.created_at,
  at: null,
  campaignId: hold.campaign_id,
  bankAccountLastFour: null,
})

const stockholmYear = (now: Date) => Number(dayOf(now).slice(0, 4))

/** What a payout needs, masked. A number that cannot exist is told now, not when the bank refuses it. */
const detailsOf = (
  config: Context['config'],
  payee: NonNullable<Awaited<ReturnType<typeof repository.payeeOf>>> | undefined,
) => {
  const { bankAccountNumber: number, personalId } = payee
    ? openDetails(config, payee)
    : { bankAccountNumber: null, personalId: null }
  return {
    bankName: (number && bankNameOf(number)) || null,
    lastFour: payee?.bank_account_last_four ?? null,
    isAccountValid: number === null ? null : Boolean(number && toBankAccount(number)),
    isPersonalIdValid: personalId === null ? null : Boolean(personalId && isRealPersonalId(personalId)),
  }
}

export const getMyAccount = async ({ db, caller, config, now }: Context<CreatorCaller>) => {
  const own = await creatorAccount(db, caller.id)
  const account = own && (await repository.findAccount(db, own.id, now))
  if (!account) throw new AppError('not_found')
  const year = stockholmYear(now)
  const [waiting, held, payouts, payee] = await Promise.all([
    repository.listWaiting(db, account.id, now),
    repository.listHeld(db, caller.id),
    repository.listPayouts(db, account.id),
    repository.payeeOf(db, caller.id),
  ])
  // Tax is Sweden's alone (row G-06).
  const value = payee?.country_code === 'SE' ? await repository.productValueOf(db, caller.id, year) : undefined
  const view = toAccount(account)
  return {
    account: view,
    summary: {
      available: view.availableBalance,
      waiting: account.waiting,
      held: held.reduce((sum, { amount }) => sum + amount, 0),
      balance: view.balance,
      productMeter: value === undefined ? null : { year, value, limit: taxRulesOf(year).taxFreeProductValue },
    },
    details: detailsOf(config, payee),
    onTheWay: [
      ...waiting.map(toWaiting),
      ...payouts.filter(({ state }) => state === 'requested').map((payout) => toPayout(payout, now)),
      ...held.map(toHeld),
      ...payouts.filter(({ state }) => state !== 'requested').map((payout) => toPayout(payout, now)),
    ],
  }
}
