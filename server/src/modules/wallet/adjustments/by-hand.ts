import { uuidv7 } from 'uuidv7'
import type { Adjustment } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { AppError } from '../../../errors'
import { companyOfBrand, record } from '../../audit'
import { accountChanged, adjust, fund, lockAccounts, platformAccount, type Posted, refund, waitingOn } from '../ledger'
import { notifyOfDeposit } from '../notices'
import { findAccount } from '../repository'
import { needsSecondPerson } from './limits'
import { type AdjustmentRow, insertAdjustment } from './repository'

type Kind = Adjustment['kind']

interface ByHand {
  accountId: string
  kind: Kind
  /** Öre: positive adds to the account, negative takes from it. */
  amount: number
  /** Read by the owner of the account. */
  reason: string
}

/** Books it, and tells whom a deposit concerns. `id` is the row's: it is booked once. */
const book = async (
  { db: trx, now, live, config, caller }: Context<UserCaller>,
  { id, accountId, kind, amount, reason, createdBy }: ByHand & { id: string; createdBy: string },
): Promise<Posted> => {
  const booking = { accountId, title: reason, now, createdBy, reference: `adjustment ${id}` }
  const ways = {
    adjustment: () => adjust(trx, { ...booking, amount }),
    deposit: () => fund(trx, { ...booking, amount: Math.abs(amount) }),
    refund: () => refund(trx, { ...booking, amount: Math.abs(amount) }),
  } satisfies Record<Kind, () => Promise<Posted>>
  const posted = await ways[kind]()
  if (kind === 'deposit')
    await notifyOfDeposit(
      trx,
      { live, now, config },
      { accountId, amount, transactionId: posted.transactionId, by: caller.id },
    )
  const account = await findAccount(trx, accountId, now)
  if (account) await live.publish(trx, accountChanged(account))
  await record(trx, {
    companyId: account?.brand_id ? await companyOfBrand(trx, account.brand_id) : null,
    actor: caller,
    kind: kind === 'refund' ? 'refund_made' : 'booking_made',
    subject: { id: accountId, name: account?.name ?? '' },
    facts: { amount, text: kind },
    now,
  })
  return posted
}

/**
 * Books by hand: at once, or for a second member of staff to look at. What could not be booked now is refused either way. Answers the row,
 * and what was booked.
 */
export const bookByHand = async (
  context: Context<UserCaller>,
  byHand: ByHand,
): Promise<{ id: string; posted: Posted | undefined }> => {
  const { db: trx, caller, now } = context
  const { accountId, amount } = byHand
  // Both sides at once, in the order of all bookings.
  const other = await platformAccount(trx, byHand.kind === 'adjustment' ? 'adjustments' : 'bank')
  const account = (await lockAccounts(trx, [accountId, other.id])).get(accountId)
  if (!account || account.closed_at !== null) throw new AppError('account_closed')
  const available = account.balance - account.held - (await waitingOn(trx, accountId, now))
  if (amount < 0 && available + amount < 0) throw new AppError('insufficient_funds')
  const id = uuidv7()
  const isAlone = !(await needsSecondPerson(trx, { accountId, userId: caller.id, now, amount }))
  const posted = isAlone ? await book(context, { ...byHand, id, createdBy: caller.id }) : undefined
  await insertAdjustment(trx, {
    ...byHand,
    id,
    requestedBy: caller.id,
    now,
    transactionId: posted?.transactionId ?? null,
  })
  return { id, posted }
}

/** Books what a second member of staff has approved. */
export const bookApproved = async (context: Context<UserCaller>, row: AdjustmentRow): Promise<Posted> => {
  const { id, kind, account_id: accountId, amount, reason, requested_by: createdBy } = row
  return book(context, { id, kind, accountId, amount, reason, createdBy })
}
