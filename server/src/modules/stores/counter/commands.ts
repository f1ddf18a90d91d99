import type { CounterPickup, PassVerdict } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayAt, mayFor } from '../../../auth/roles'
import type { Context } from '../../../context'
import { transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import { postAboutPass, takeBackPickUp } from '../../messages'
import { notifyOfPasses, publishPassesChanged, withdrawPassNotices } from '../offers'
import { toPickup, verdictOf } from './pickups'
import * as repository from './repository'
import { mayTakeBack } from './taking-back'

export type CounterContext = Pick<Context<UserCaller>, 'db' | 'caller' | 'now' | 'live' | 'config'>

/** A store whose counter the caller may work at. */
export const storeOf = async (
  { db, caller }: Pick<CounterContext, 'db' | 'caller'>,
  id: string,
): Promise<repository.CounterStore> => {
  const store = await repository.findStore(db, id)
  if (!store || !mayAt(caller, 'handOut', { brandId: store.brand_id, storeId: store.id }))
    throw new AppError('store_not_found')
  return store
}

/** Normalises a code as printed or read out: blanks, hyphens and case are ignored. */
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const checkPass = async (
  context: Omit<CounterContext, 'live' | 'config'>,
  { storeId, code }: { storeId: string; code: string },
): Promise<PassVerdict> => {
  const store = await storeOf(context, storeId)
  const row = await repository.findByCode(context.db, {
    brandId: store.brand_id,
    code: plainCode(code),
    now: context.now,
  })
  const verdict = verdictOf(row, store, context.now)
  const onShelf = row && verdict.outcome === 'ready' ? await repository.countOnShelf(context.db, row) : null
  return { ...verdict, ...(onShelf !== null && { leftAfter: Math.max(0, onShelf - 1) }) }
}

/** Redeems a pass, exactly once: when two phones have the same pass, one hands out and the other is told who did. */
export const handOut = async (
  context: CounterContext,
  { storeId, code }: { storeId: string; code: string },
): Promise<PassVerdict> =>
  transact(context.db, async (trx) => {
    const { caller, now, live, config } = context
    const store = await storeOf({ db: trx, caller }, storeId)
    const found = await repository.findByCode(trx, { brandId: store.brand_id, code: plainCode(code), now })
    if (!found) return { outcome: 'unknown' }
    await repository.lockPickup(trx, found)
    const row = await repository.findPickup(trx, found.id, now)
    const verdict = verdictOf(row, store, now)
    if (!row || verdict.outcome !== 'ready') return verdict
    await repository.writePickedUp(trx, row, { at: now, by: caller.id })
    await postAboutPass(trx, { caller, now, live }, { id: row.id, kind: 'picked_up' })
    await notifyOfPasses(trx, { live, now, config }, 'picked_up', { ids: [row.id], by: caller.id })
    await publishPassesChanged(trx, live, [row.id])
    const done = { ...row, state: 'picked_up' as const, picked_up_at: now.toISOString(), picked_up_by: caller.name }
    return { outcome: 'handed_out', pickup: toPickup(done, null), at: now.toISOString() }
  })

/** Undoes a hand-out: within a minute by anyone of the store, within a day by staff who handed out without a code. */
export const undoHandOut = async (context: CounterContext, { id }: { id: string }): Promise<CounterPickup> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const found = await repository.findPickup(trx, id, now)
    if (!found || !mayAt(caller, 'handOut', { brandId: found.brand_id, storeId: found.store_id }))
      throw new AppError('not_found')
    await repository.lockPickup(trx, found)
    const row = await repository.findPickup(trx, id, now)
    if (!row) throw new AppError('not_found')
    const facts = {
      state: row.state,
      pickedUpAt: row.picked_up_at,
      byUser: row.picked_up_by !== null,
      hasReason: row.hand_out_reason !== null,
      hasPosts: row.decision_kind !== null || (await repository.hasPosts(trx, row)),
    }
    if (!mayTakeBack(facts, { isFromDesk: mayFor(caller, 'handOutFromDesk', found.brand_id), now }))
      throw new AppError('illegal_transition')
    await repository.writePickedUp(trx, row, null)
    await takeBackPickUp(trx, { brandId: row.brand_id, id: row.id })
    await withdrawPassNotices(trx, { live }, { id: row.id, kinds: ['picked_up'] })
    await publishPassesChanged(trx, live, [row.id])
    return toPickup({ ...row, state: 'approved', picked_up_at: null, picked_up_by: null }, null)
  })
