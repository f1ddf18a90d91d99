import type { StoreParticipation } from '@samspel/api'
import type { CreatorCaller } from '../../../auth/caller'
import type { Context } from '../../../context'
import { dayOf } from '../../../days'
import { transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { postAboutPass } from '../../messages'
import {
  authorizePass,
  findOffer,
  findOwn,
  notifyOfPasses,
  publishPassesChanged,
  standingOf,
  toStoreParticipation,
} from '../offers'
import * as repository from './repository'

/** The creator confirms, with the counter's code, that they are there and have received the product. */
export const confirm = async (
  { db, caller, now, live, config }: Pick<Context<CreatorCaller>, 'db' | 'caller' | 'now' | 'live' | 'config'>,
  { id, token }: { id: string; token: string },
): Promise<StoreParticipation> =>
  transact(db, async (trx) => {
    const found = await findOwn(trx, id)
    if (found?.instagramer_id !== caller.id) throw new AppError('not_found')
    await repository.lockPickup(trx, found)
    const [own, store] = [await findOwn(trx, id), await repository.findStoreByToken(trx, token)]
    const offer = own && (await findOffer(trx, own.store_campaign_id, dayOf(now)))
    if (!own || !offer) throw new AppError('not_found')
    if (!store) throw invalid({ token: ['token_invalid'] })
    if (store !== offer.store_id) throw invalid({ token: ['not_equal'] })
    if (own.state === 'picked_up') return toStoreParticipation(own, offer, caller, now)
    authorizePass(caller, 'confirm', standingOf(own, now))
    await repository.writePickedUp(trx, own, { at: now, by: null })
    await postAboutPass(trx, { caller, now, live }, { id: own.id, kind: 'picked_up' })
    await notifyOfPasses(trx, { live, now, config }, 'picked_up', { ids: [own.id] })
    await publishPassesChanged(trx, live, [own.id])
    return toStoreParticipation({ ...own, state: 'picked_up', picked_up_at: now.toISOString() }, offer, caller, now)
  })
