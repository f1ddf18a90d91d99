import { uuidv7 } from 'uuidv7'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { needsPersonalId } from '../../bank-account'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { openDetails } from '../auth'
import { answerOf, bookByHand } from './adjustments'
import { payoutExpectedAt } from './banking-days'
import { accountChanged, payout as bookPayout } from './ledger'
import * as repository from './repository'
import { payoutTitle, toAccount, toPayout, toTransaction } from './serialize'

const viewsOf = async (trx: Db, accountId: string, entryId: string | undefined, now: Date) => {
  const [account, entry] = [
    await repository.findAccount(trx, accountId, now),
    entryId && (await repository.findEntry(trx, entryId)),
  ]
  if (!account || !entry) throw new Error('A booking is gone in its own transaction')
  return { account: toAccount(account), transaction: toTransaction(entry, now) }
}

/** Books a deposit or a refund by hand on a brand's account, alone within the limit of all that is booked by hand. */
export const createTransaction = (
  context: Context<UserCaller>,
  { accountId, transactionType, amount, title }: { accountId: string } & Body<'createTransaction'>['transaction'],
) =>
  transact(context.db, async (trx) => {
    const { now } = context
    const account = await repository.findAccount(trx, accountId, now)
    if (!account) throw new AppError('not_found')
    if (account.owner_type !== 'brand') throw new AppError('brand_account_only')
    const isDeposit = transactionType === 'debit'
    const { id, posted } = await bookByHand(
      { ...context, db: trx },
      { accountId, kind: isDeposit ? 'deposit' : 'refund', amount: isDeposit ? amount : -amount, reason: title },
    )
    const answer = await answerOf(trx, id, accountId, context)
    if (!posted) return answer
    return { ...answer, ...(await viewsOf(trx, accountId, posted.entryIds[0], now)) }
  })

/** Takes out money that is available; it waits for the next batch that goes to the bank. */
export const createPayout = (
  { db, live, caller, now, config }: Context<CreatorCaller>,
  { accountId, amount }: { accountId: string; amount: number },
) =>
  transact(db, async (trx) => {
    const account = await repository.findAccount(trx, accountId, now)
    if (!account || account.instagramer_id !== caller.id) throw new AppError('not_found')
    if (!(await repository.hasConfirmedEmail(trx, caller.id))) throw new AppError('email_not_confirmed')
    const payee = await repository.findPayee(trx, caller.id)
    const lastFour = payee.bank_account_last_four
    if (!lastFour) throw new AppError('bank_account_missing')
    if (payee.payouts_held_at) throw new AppError('payouts_held')
    const { bankAccountNumber } = openDetails(config, payee)
    if (payee.personal_id === null && needsPersonalId(payee.country_code, bankAccountNumber))
      throw new AppError('personal_id_missing')
    const { transactionId, entryIds } = await bookPayout(trx, {
      accountId: account.id,
      amount,
      title: payoutTitle,
      now,
    })
    const payout = await repository.insertPayout(trx, {
      id: uuidv7(),
      accountId: account.id,
      transactionId,
      amount,
      lastFour,
      now,
      expectedAt: payoutExpectedAt(now),
    })
    if (!payout) throw new Error('A payout is gone in its own transaction')
    await live.publish(trx, accountChanged(account))
    return { payout: toPayout(payout, now), ...(await viewsOf(trx, account.id, entryIds[0], now)) }
  })
