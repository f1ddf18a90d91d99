import { uuidv7 } from 'uuidv7'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { accountChanged, bankAccount, lockAccounts, waitingOn } from './accounts'
import { sandboxBank } from './bank'
import { post } from './posting'
import * as repository from './repository'
import { payoutTitle, toAccount, toPayout, toTransaction } from './serialize'

/** Locks the account and the bank's, and refuses to take more than is there, not held, and not waiting. */
const requireAvailable = async (trx: Db, accountId: string, bankId: string, amount: number, now: Date) => {
  const account = (await lockAccounts(trx, [accountId, bankId])).get(accountId)
  const waiting = await waitingOn(trx, accountId, now)
  if (!account || account.balance - account.held - waiting < amount) throw new AppError('insufficient_funds')
}

const viewsOf = async (trx: Db, accountId: string, entryId: string | undefined, now: Date) => {
  const [account, entry] = [
    await repository.findAccount(trx, accountId, now),
    entryId && (await repository.findEntry(trx, entryId)),
  ]
  if (!account || !entry) throw new Error('A booking is gone in its own transaction')
  return { account: toAccount(account), transaction: toTransaction(entry, now) }
}

/** Books a deposit or a refund by hand. */
export const createTransaction = (
  { db, live, caller, now }: Context<UserCaller>,
  { accountId, transactionType, amount, title }: { accountId: string } & Body<'createTransaction'>['transaction'],
) =>
  transact(db, async (trx) => {
    const account = await repository.findAccount(trx, accountId, now)
    if (!account) throw new AppError('not_found')
    const bank = await bankAccount(trx)
    const isDeposit = transactionType === 'debit'
    if (!isDeposit) await requireAvailable(trx, account.id, bank.id, amount, now)
    const change = isDeposit ? amount : -amount
    const { entryIds } = await post(trx, {
      kind: isDeposit ? 'deposit' : 'refund',
      title,
      now,
      brandId: account.brand_id,
      createdBy: caller.id,
      entries: [
        { accountId: account.id, amount: change },
        { accountId: bank.id, amount: -change, counterpart: account.name },
      ],
    })
    await live.publish(trx, accountChanged(account))
    return viewsOf(trx, account.id, entryIds[0], now)
  })

/** Takes out money that is available; the bank has it on the creator's account within a banking day. */
export const createPayout = (
  { db, live, caller, now }: Context<CreatorCaller>,
  { accountId, amount }: { accountId: string; amount: number },
) =>
  transact(db, async (trx) => {
    const account = await repository.findAccount(trx, accountId, now)
    if (!account || account.instagramer_id !== caller.id) throw new AppError('not_found')
    if (!(await repository.hasConfirmedEmail(trx, caller.id))) throw new AppError('email_not_confirmed')
    const lastFour = await repository.lastFourOf(trx, caller.id)
    if (!lastFour) throw new AppError('bank_account_missing')
    if (await repository.lacksPersonalId(trx, caller.id)) throw new AppError('personal_id_missing')
    const bank = await bankAccount(trx)
    await requireAvailable(trx, account.id, bank.id, amount, now)
    const { transactionId, entryIds } = await post(trx, {
      kind: 'payout',
      title: payoutTitle,
      now,
      entries: [
        { accountId: account.id, amount: -amount },
        { accountId: bank.id, amount, counterpart: account.name },
      ],
    })
    const payout = await repository.insertPayout(trx, {
      id: uuidv7(),
      accountId: account.id,
      transactionId,
      amount,
      lastFour,
      now,
      expectedAt: sandboxBank.expectedAt(now),
    })
    if (!payout) throw new Error('A payout is gone in its own transaction')
    await live.publish(trx, accountChanged(account))
    return { payout: toPayout(payout), ...(await viewsOf(trx, account.id, entryIds[0], now)) }
  })
