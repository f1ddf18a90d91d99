import type { Participation } from '@samspel/api'
import { choicesOf } from '@samspel/api/parcels'
import type { CreatorCaller } from '../../../auth/caller'
import type { Body, Context } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { campaignChanged, choicesLeft } from '../../campaigns'
import {
  authorizeParcel,
  findParcel,
  findParcelKeys,
  lockParcelOf,
  notifyOfArrival,
  parcelFactsOf,
  setArrived,
  setChoice,
} from '../../parcels'
import { participationChanged } from '../events'
import { lockForCreator } from '../lock'
import { getParticipation } from '../queries'

/** An instant that somebody said without a network: not before `from`, not later than now. */
export const saidAt = (at: string | undefined, { from, now }: { from: string; now: Date }): Date =>
  at === undefined ? now : new Date(Math.min(now.getTime(), Math.max(Date.parse(from), Date.parse(at))))

/** Refuses what the campaign has not, or has none left of; `own` is what the creator holds already. */
export const requireChoice = async (
  trx: Db,
  campaign: Parameters<typeof choicesLeft>[1],
  choiceId: string,
  own?: string | null,
): Promise<void> => {
  const found = (await choicesLeft(trx, campaign)).find(({ id }) => id === choiceId)
  if (!found) throw invalid({ choiceId: ['invalid'] })
  if (found.left === 0 && choiceId !== own) throw new AppError('choice_out')
}

/** Chooses what is to be sent, until it is. Counted under the campaign's lock: two creators cannot both get the last. */
export const chooseOfParcel = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { participationId, choiceId }: { participationId: string } & Body<'chooseOfParcel'>,
): Promise<Participation> =>
  transact(db, async (trx) => {
    const { campaign, row } = await lockForCreator(trx, participationId, caller)
    const kept = await lockParcelOf(trx, row)
    const parcel = kept && (await findParcel(trx, kept.brand_id, kept.id))
    if (parcel) {
      authorizeParcel(caller, 'choose', parcelFactsOf(parcel))
      await requireChoice(trx, campaign, choiceId, parcel.choice_id)
      await setChoice(trx, parcel, choiceId)
    } else {
      if (row.state !== 'pending' || choicesOf(campaign.products).length < 2) throw new AppError('illegal_transition')
      await requireChoice(trx, campaign, choiceId)
      await trx
        .updateTable('participations')
        .set({ choice_id: choiceId })
        .where('brand_id', '=', row.brand_id)
        .where('id', '=', row.id)
        .execute()
    }
    await live.publish(trx, participationChanged(row))
    return getParticipation(trx, row.id, { caller, config, now })
  })

/** The creator has got it: the days to publish begin. */
export const confirmArrival = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { id, at }: { id: string } & Body<'confirmParcelArrived'>,
): Promise<Participation> =>
  transact(db, async (trx) => {
    const keys = await findParcelKeys(trx, id)
    if (!keys) throw new AppError('not_found')
    const { campaign, row } = await lockForCreator(trx, keys.participation_id, caller)
    await lockParcelOf(trx, row)
    const parcel = await findParcel(trx, keys.brand_id, id)
    if (!parcel) throw new AppError('not_found')
    authorizeParcel(caller, 'arrive', parcelFactsOf(parcel))
    const arrivedAt = saidAt(at, { from: parcel.sent_at ?? now.toISOString(), now })
    await setArrived(trx, parcel, { at: arrivedAt, by: 'creator', actor: caller, now })
    await notifyOfArrival(trx, { live, now, config }, parcel)
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged(campaign))
    return getParticipation(trx, row.id, { caller, config, now })
  })
