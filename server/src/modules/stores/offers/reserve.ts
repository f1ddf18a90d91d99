import { uuidv7 } from 'uuidv7'
import { followersObstacleOf } from '@samspel/api/campaign-rules'
import { faultOfProposal } from '@samspel/api/terms'
import type { CreatorCaller } from '../../../auth/caller'
import type { Body, Context } from '../../../context'
import { dayOf } from '../../../days'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { isOpenAt } from '../../../opening'
import { makeAgreement } from '../../agreements'
import { refuseFollowers } from '../../campaigns'
import { postAboutPass } from '../../messages'
import type { Moved } from '../../wallet'
import { publishPassesChanged } from './changed'
import { asMetBy } from './closed-to'
import { newCode } from './code'
import { writeComing } from './coming'
import { withdrawOwn } from './endings'
import { holdReservedFee } from './fees'
import { followersOf } from './followers'
import { lockOffer, lockOwn } from './locks'
import { notifyOfPasses, withdrawPassNotices } from './notices'
import { passEnd } from './pass-end'
import { authorizePass } from './policies'
import { getStoreCampaign } from './queries'
import * as repository from './repository'
import { closedTo, isTaking, limitsOf, standingOf, toStoreParticipation } from './serialize'

/** Whether the campaign is or was public and open; creators who could never see it get a 404. */
const wasShown = ({
  company_state: company,
  campaign_state: state,
  is_public: isPublic,
  delivery_method: delivery,
}: repository.OfferRow): boolean =>
  company === 'approved' && state !== 'draft' && state !== 'requested' && isPublic && delivery === 'pickup'

const requireFollowers = async (trx: Db, creatorId: string, row: repository.OfferRow): Promise<void> => {
  const own = await followersOf(trx, creatorId)
  const obstacle = followersObstacleOf(limitsOf(row), own)
  if (obstacle) throw refuseFollowers(obstacle, own, limitsOf(row))
}

const tries = 5

interface Asking {
  creatorId: string
  motivation: string
  comingAt: string | null
  now: Date
  invited: boolean
  proposedFee: number | null
}

/** Validates the announced time: not in the past, within the pass's validity and the store's opening hours. */
const requireComing = (
  comingAt: string | null,
  { now, end, offer }: { now: Date; end: Date | null; offer: repository.OfferRow },
): void => {
  if (comingAt === null) return
  if (new Date(comingAt) < now) throw invalid({ comingAt: ['in_the_past'] })
  if (end && new Date(comingAt) > end) throw invalid({ comingAt: ['after_end'] })
  if (!isOpenAt(offer, new Date(comingAt))) throw invalid({ comingAt: ['invalid'] })
}

/** Creators invited by the brand need no approval, unless they name the fee. A code already in use is replaced by a new one. Returns the fee on hold. */
const write = async (
  trx: Db,
  row: repository.OfferRow,
  { creatorId, motivation, comingAt, now, invited, proposedFee }: Asking,
): Promise<Moved> => {
  const values = {
    id: uuidv7(),
    brand_id: row.brand_id,
    store_campaign_id: row.id,
    instagramer_id: creatorId,
    motivation,
    created_at: now.toISOString(),
    coming_at: comingAt,
    proposed_fee: proposedFee,
    proposed_at: proposedFee === null ? null : now.toISOString(),
  }
  if (row.requires_application && !(invited && row.fee_span === null)) {
    await repository.writeOwn(trx, { ...values, state: 'requested', code: null, decided_at: null, expires_at: null })
    return null
  }
  const approved = {
    ...values,
    state: 'approved' as const,
    decided_at: now.toISOString(),
    expires_at: passEnd(row, now).toISOString(),
  }
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const id = await repository.writeOwn(trx, { ...approved, code: newCode() })
    if (id === undefined) continue
    const moved = await holdReservedFee(trx, { brand_id: row.brand_id, id }, row.fee * 100, now)
    await makeAgreement(trx, id, { now })
    return moved
  }
  throw new Error('No free code was found')
}

type Reserving = Body<'createStoreParticipation'>['storeParticipation']

/** Applies, or reserves at once if the brand requires no application. Places are counted under the store campaign's lock. */
export const reserve = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { storeCampaignId, motivation, comingAt = null, proposedFee }: { storeCampaignId: string } & Reserving,
) =>
  transact(db, async (trx) => {
    const found = (await lockOffer(trx, storeCampaignId))
      ? await repository.findOffer(trx, storeCampaignId, dayOf(now))
      : undefined
    const [row] = await asMetBy(trx, caller, found ? [found] : [])
    if (!row) throw new AppError('store_campaign_not_found')
    const [own] = await repository.listOwn(trx, caller.id, [row.id])
    if (own) authorizePass(caller, 'reserve', { ...standingOf(own, now), isTaking: isTaking(row) })
    else if (!wasShown(row)) throw new AppError('store_campaign_not_found')
    const closed = closedTo(row)
    if (closed) throw new AppError(closed)
    await requireFollowers(trx, caller.id, row)
    requireComing(comingAt, { now, end: row.requires_application ? null : passEnd(row, now), offer: row })
    const fault = faultOfProposal(proposedFee, row.fee_span)
    if (fault) throw invalid({ proposedFee: [fault] })
    const moved = await write(trx, row, {
      creatorId: caller.id,
      motivation: motivation.trim(),
      comingAt,
      now,
      invited: own?.state === 'invited',
      proposedFee: proposedFee ?? null,
    })
    await live.publishAll(trx, moved?.events ?? [])
    const [made] = await repository.listOwn(trx, caller.id, [row.id])
    if (!made) throw new Error('The reservation that was written is not there')
    await postAboutPass(
      trx,
      { caller, now, live },
      { id: made.id, kind: made.state === 'approved' ? 'pass_approved' : 'pass_requested' },
    )
    await notifyOfPasses(trx, { live, now, config }, made.state === 'approved' ? 'pass_booked' : 'store_application', {
      ids: [made.id],
    })
    await publishPassesChanged(trx, live, [made.id])
    return {
      storeParticipation: toStoreParticipation(made, row, caller, now),
      storeCampaign: await getStoreCampaign(trx, row.id, caller, now),
    }
  })

/** The creator's own, and not withdrawn. */
const isOf = (row: repository.OwnRow | undefined, creatorId: string): row is repository.OwnRow =>
  row?.instagramer_id === creatorId && row.decision_kind !== 'withdrawn'

/** Withdraws an application or reservation of the caller and frees its place. */
export const takeBack = async (
  { db, caller, now, live }: Context<CreatorCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const found = await repository.findOwn(trx, id)
    if (!isOf(found, caller.id)) throw new AppError('not_found')
    await lockOffer(trx, found.store_campaign_id)
    // A hand-out locks only the store participation, so its state is read under that lock.
    const own = await lockOwn(trx, id)
    if (!isOf(own, caller.id)) throw new AppError('not_found')
    authorizePass(caller, 'withdraw', standingOf(own, now))
    await live.publishAll(trx, (await withdrawOwn(trx, own, now))?.events ?? [])
    await withdrawPassNotices(trx, { live }, { id: own.id, kinds: ['store_application', 'pass_booked'] })
    await publishPassesChanged(trx, live, [own.id])
  })

/** Announces when the creator will come, or that they do not know. */
export const setComing = async (
  { db, caller, now, live }: Context<CreatorCaller>,
  { id, comingAt }: { id: string; comingAt: string | null },
) =>
  transact(db, async (trx) => {
    const own = await lockOwn(trx, id)
    if (!isOf(own, caller.id)) throw new AppError('not_found')
    const offer = await repository.findOffer(trx, own.store_campaign_id, dayOf(now))
    if (!offer) throw new AppError('not_found')
    authorizePass(caller, 'setComing', standingOf(own, now))
    requireComing(comingAt, { now, end: own.expires_at ? new Date(own.expires_at) : null, offer })
    await writeComing(trx, own, comingAt)
    await publishPassesChanged(trx, live, [own.id])
    return { storeParticipation: toStoreParticipation({ ...own, coming_at: comingAt }, offer, caller, now) }
  })
