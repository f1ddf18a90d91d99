import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import type { Context, Query } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { accountChanged, adjust, lockAccounts } from '../ledger'
import { findAccount } from '../repository'
import { toAccount } from '../serialize'
import { adjustmentLimits } from './limits'
import { authorizeAdjustment } from './policies'
import * as repository from './repository'

const answerOf = async (trx: Db, id: string, accountId: string, { caller, now }: Context<UserCaller>) => {
  const [row, account] = [await repository.findAdjustment(trx, id), await findAccount(trx, accountId, now)]
  if (!row || !account) throw new Error('An adjustment is gone in its own transaction')
  return { adjustment: repository.toAdjustment(row, caller), account: toAccount(account) }
}

export const listAdjustments = async ({ db, caller }: Context<UserCaller>, query: Query<'listAdjustments'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listAdjustments(db, query, page)
  return {
    adjustments: rows.map((row) => repository.toAdjustment(row, caller)),
    meta: metaOf(page, total),
    approvalAbove: adjustmentLimits.approvalAbove,
  }
}

/** Corrects an account: at once, or for a second member of staff to look at. What could not be booked now is refused either way. */
export const createAdjustment = (
  context: Context<UserCaller>,
  { accountId, amount, reason }: { accountId: string; amount: number; reason: string },
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    if (amount === 0) throw invalid({ amount: ['too_small'] })
    const found = await findAccount(trx, accountId, now)
    if (!found) throw new AppError('not_found')
    const account = (await lockAccounts(trx, [accountId])).get(accountId)
    if (!account || account.closed_at !== null) throw new AppError('account_closed')
    if (account.balance - account.held + amount < 0) throw new AppError('insufficient_funds')
    const alone = await repository.correctedAlone(trx, {
      accountId,
      userId: caller.id,
      since: new Date(now.getTime() - adjustmentLimits.withinHours * 3_600_000),
    })
    const id = uuidv7()
    const isAlone = alone + Math.abs(amount) <= adjustmentLimits.approvalAbove
    const booked = isAlone
      ? await adjust(trx, {
          accountId,
          amount,
          title: reason,
          now,
          createdBy: caller.id,
          reference: `adjustment ${id}`,
        })
      : undefined
    await repository.insertAdjustment(trx, {
      id,
      accountId,
      amount,
      reason,
      requestedBy: caller.id,
      now,
      transactionId: booked?.transactionId ?? null,
    })
    if (booked) await live.publish(trx, accountChanged(account))
    return answerOf(trx, id, accountId, context)
  })

const lockWaiting = async (trx: Db, id: string, caller: UserCaller, ability: 'approve' | 'decline') => {
  const row = await repository.lockAdjustment(trx, id)
  if (!row) throw new AppError('not_found')
  authorizeAdjustment(caller, ability, { state: row.state, requestedBy: row.requested_by })
  return row
}

/** A second member of staff agrees: it is booked now, as both stand on it. */
export const approveAdjustment = (context: Context<UserCaller>, { id }: { id: string }) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const row = await lockWaiting(trx, id, caller, 'approve')
    const { account_id: accountId, amount, reason, requested_by: createdBy } = row
    const booking = { accountId, amount, title: reason, now, createdBy, reference: `adjustment ${id}` }
    const { transactionId } = await adjust(trx, booking)
    await repository.decide(trx, id, { by: caller.id, now, transactionId })
    const account = await findAccount(trx, accountId, now)
    if (account) await live.publish(trx, accountChanged(account))
    return answerOf(trx, id, accountId, context)
  })

export const declineAdjustment = (context: Context<UserCaller>, { id, reason }: { id: string; reason?: string }) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    await lockWaiting(trx, id, caller, 'decline')
    await repository.decide(trx, id, { by: caller.id, now, reason: reason?.trim() || null })
    const row = await repository.findAdjustment(trx, id)
    if (!row) throw new AppError('not_found')
    return { adjustment: repository.toAdjustment(row, caller) }
  })
