import type { Locale, StoreApplicant } from '@samspel/api'
import { hasRoom } from '@samspel/api/campaign-rules'
import type { CreatorCaller, UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Config } from '../../../config'
import type { Body, Context } from '../../../context'
import { dayOf } from '../../../days'
import { type Db, transact } from '../../../db/transact'
import { AppError } from '../../../errors'
import { saidPassEnd } from '../../../opening'
import { agreedFee } from '../../../proposal'
import { makeAgreement } from '../../agreements'
import { requireWithinLimit } from '../../approval-limits'
import { postAboutPass } from '../../messages'
import {
  findOffer,
  findOwn,
  holdPassFee,
  lockOffers,
  lockOwn,
  newCode,
  notifyOfPasses,
  type OfferRow,
  passEnd,
  placesLeftOf,
  publishPassesChanged,
  returnPassFee,
  withdrawPassNotices,
} from '../offers'
import { noPassMail, passMail } from './mails'
import { authorizeStoreParticipation } from './policies'
import * as repository from './repository'
import { factsOf, toApplicant } from './serialize'

/** What every mail about a pass needs. */
export const letterOf = (
  row: repository.ApplicantRow,
  { appUrl }: Pick<Config, 'appUrl'>,
  reader: { to: string; name: string; locale: Locale | null },
) => ({
  ...reader,
  appUrl,
  campaign: row.campaign_name,
  store: row.store_name,
  storeCampaignId: row.store_campaign_id,
})

/**
 * Locks campaign, store campaign (and others of the campaign, `also`) and store participation, in this order; a counter locks only the last.
 * Those of other brands are not found and not locked.
 */
export const lockForStaff = async (
  trx: Db,
  { id, caller, now, also = [] }: { id: string; caller: UserCaller; now: Date; also?: readonly string[] },
) => {
  const found = await findOwn(trx, id)
  if (!found || !mayFor(caller, 'seeCampaigns', found.brand_id)) throw new AppError('not_found')
  await lockOffers(trx, [found.store_campaign_id, ...also])
  const own = await lockOwn(trx, id)
  // Moved to another store while this waited for the lock of the first one.
  if (own?.store_campaign_id !== found.store_campaign_id) throw new AppError('conflict')
  return passToGive(trx, own, now)
}

/** What is needed to give a pass to a store participation that is locked with its offer. */
export const passToGive = async (
  trx: Db,
  { id, store_campaign_id: storeCampaignId }: Pick<repository.ApplicantRow, 'id' | 'store_campaign_id'>,
  now: Date,
): Promise<{ row: repository.ApplicantRow; offer: OfferRow }> => {
  const row = await repository.findApplicant(trx, id, dayOf(now))
  const offer = await findOffer(trx, storeCampaignId, dayOf(now))
  if (!row || !offer) throw new AppError('not_found')
  return { row, offer }
}

/** Refuses a decision based on an outdated state. */
const requireSeen = (row: repository.ApplicantRow, seen: repository.ApplicantRow['state'] = 'requested'): void => {
  if (row.state !== seen) throw new AppError('already_decided')
}

const freeCode = async (trx: Db): Promise<string> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const code = newCode()
    if (await repository.isFreeCode(trx, code)) return code
  }
  throw new Error('No free code was found')
}

export const answered = async (
  trx: Db,
  id: string,
  { caller, live, now }: Pick<Context<UserCaller>, 'caller' | 'live' | 'now'>,
): Promise<{ storeParticipation: StoreApplicant }> => {
  await publishPassesChanged(trx, live, [id])
  const row = await repository.findApplicant(trx, id, dayOf(now))
  if (!row) throw new AppError('not_found')
  return { storeParticipation: toApplicant(row, caller, now) }
}

interface Approving {
  row: repository.ApplicantRow
  offer: OfferRow
  /** Who said yes for the brand. */
  by: string | null
  /** Öre. */
  fee: number
  /** When each side said yes, where that was not by applying and approving. */
  agreedAt?: { creator?: string; brand?: string }
}

/** Gives a pass: it becomes valid, its fee is put on hold, and the agreement is written down. Offer and pass are locked; the caller tells. */
export const givePass = async (
  trx: Db,
  { caller, now, config, live }: Context<UserCaller | CreatorCaller>,
  { row, offer, by, fee, agreedAt }: Approving,
): Promise<void> => {
  if (!hasRoom(placesLeftOf(row))) throw new AppError('campaign_full')
  const end = passEnd(offer, now)
  await repository.writeAnswer(trx, row, {
    state: 'approved',
    code: await freeCode(trx),
    decided_at: now.toISOString(),
    decided_by: by,
    decision_reason: null,
    decision_kind: null,
    expires_at: end.toISOString(),
    end_reminded_at: null,
    // A returned fee belongs to the earlier participation.
    fee_amount: 0,
    fee_returned_at: null,
  })
  await live.publishAll(trx, (await holdPassFee(trx, row, fee, now))?.events ?? [])
  const { facts, ...version } = await makeAgreement(trx, row.id, { by, now, ...(agreedAt && { agreedAt }) })
  await notifyOfPasses(trx, { live, now, config }, 'pass_approved', {
    ids: [row.id],
    mail: (reader) =>
      passMail({
        ...letterOf(row, config, reader),
        kind: 'approved',
        until: saidPassEnd(offer, end.toISOString()),
        deal: { facts, day: dayOf(now), file: { brandId: version.brand_id, id: version.id } },
      }),
  })
  await notifyOfPasses(trx, { live, now, config }, 'pass_booked', { ids: [row.id], ...(by !== null && { by }) })
  await postAboutPass(trx, { caller, now, live }, { id: row.id, kind: 'pass_approved' })
}

/** Approves while the store has places. The pass becomes valid and its fee is put on hold; if that fails, nothing changes. */
export const approve = async (
  context: Context<UserCaller>,
  { id, from, fee: seen }: { id: string } & Body<'approveStoreParticipation'>,
) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const { row, offer } = await lockForStaff(trx, { id, caller, now })
    requireSeen(row, from)
    authorizeStoreParticipation(caller, 'approve', factsOf(row, now))
    const fee = agreedFee(row, offer.fee * 100)
    if (seen !== undefined && seen !== fee) throw new AppError('proposal_changed')
    await requireWithinLimit(trx, { caller, brandId: row.brand_id, amount: fee, now })
    await givePass(trx, context, { row, offer, by: caller.id, fee })
    return answered(trx, row.id, context)
  })

/** Declines an application or ends an unused pass; a pass's place becomes free and its fee is returned. */
export const decline = async (
  { db, caller, now, config, live }: Context<UserCaller>,
  { id, from, reason }: { id: string } & Body<'declineStoreParticipation'>,
) =>
  transact(db, async (trx) => {
    const { row } = await lockForStaff(trx, { id, caller, now })
    requireSeen(row, from)
    const kind = row.state === 'approved' ? 'ended' : 'declined'
    authorizeStoreParticipation(caller, kind === 'ended' ? 'end' : 'decline', factsOf(row, now))
    await repository.writeAnswer(trx, row, {
      state: 'declined',
      decided_at: now.toISOString(),
      decided_by: caller.id,
      decision_reason: reason,
    })
    await live.publishAll(trx, (await returnPassFee(trx, row, now))?.events ?? [])
    await withdrawPassNotices(trx, { live }, { id: row.id, kinds: ['pass_booked', 'pass_approved', 'pass_ending'] })
    await notifyOfPasses(trx, { live, now, config }, 'pass_declined', {
      ids: [row.id],
      mail: (reader) => noPassMail({ ...letterOf(row, config, reader), kind, reason }),
    })
    await postAboutPass(trx, { caller, now, live }, { id: row.id, kind: `pass_${kind}`, text: reason })
    return answered(trx, row.id, { caller, live, now })
  })

/** Hands out without a code, for a creator whose phone is dead or who came while the counter was closed. */
export const handOutAsStaff = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  { id, reason }: { id: string } & Body<'handOutStoreParticipation'>,
) =>
  transact(db, async (trx) => {
    const { row } = await lockForStaff(trx, { id, caller, now })
    authorizeStoreParticipation(caller, 'handOut', factsOf(row, now))
    await repository.writeAnswer(trx, row, {
      state: 'picked_up',
      picked_up_at: now.toISOString(),
      picked_up_by: caller.id,
      hand_out_reason: reason,
    })
    await postAboutPass(trx, { caller, now, live }, { id: row.id, kind: 'picked_up' })
    await notifyOfPasses(trx, { live, now, config }, 'picked_up', { ids: [row.id], by: caller.id })
    return answered(trx, row.id, { caller, live, now })
  })
