import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import type { Context, Query } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { metaOf, pageOf } from '../../../http/page'
import { findAccount } from '../repository'
import { toAccount } from '../serialize'
import { bookApproved, bookByHand } from './by-hand'
import { adjustmentLimits, leftAlone } from './limits'
import { authorizeAdjustment } from './policies'
import * as repository from './repository'

export { bookByHand } from './by-hand'
export { needsSecondPerson } from './limits'

export const answerOf = async (trx: Db, id: string, accountId: string, { caller, now }: Context<UserCaller>) => {
  const [row, account] = [await repository.findAdjustment(trx, id), await findAccount(trx, accountId, now)]
  if (!row || !account) throw new Error('An adjustment is gone in its own transaction')
  return { adjustment: repository.toAdjustment(row, caller), account: toAccount(account) }
}

export const listAdjustments = async ({ db, caller, now }: Context<UserCaller>, query: Query<'listAdjustments'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listAdjustments(db, query, page)
  return {
    adjustments: rows.map((row) => repository.toAdjustment(row, caller)),
    meta: metaOf(page, total),
    approvalAbove: query.accountId
      ? await leftAlone(db, { accountId: query.accountId, userId: caller.id, now })
      : adjustmentLimits.approvalAbove,
  }
}

/** Corrects an account: at once, or for a second member of staff to look at. */
export const createAdjustment = (
  context: Context<UserCaller>,
  { accountId, amount, reason }: { accountId: string; amount: number; reason: string },
) =>
  transact(context.db, async (trx) => {
    if (amount === 0) throw invalid({ amount: ['too_small'] })
    if (!(await findAccount(trx, accountId, context.now))) throw new AppError('not_found')
    const { id } = await bookByHand({ ...context, db: trx }, { accountId, kind: 'adjustment', amount, reason })
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
    const { caller, now } = context
    const row = await lockWaiting(trx, id, caller, 'approve')
    const { account_id: accountId } = row
    const { transactionId } = await bookApproved({ ...context, db: trx }, row)
    await repository.decide(trx, id, { by: caller.id, now, transactionId })
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
