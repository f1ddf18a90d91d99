import { uuidv7 } from 'uuidv7'
import type { StoreParticipation } from '@samspel/api'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { Call } from '../../http/call'
import { newCode } from './code'
import { getStoreCampaign } from './queries'
import * as repository from './repository'
import { isTaking, placesLeftOf, toStoreParticipation } from './serialize'

/** An open, public campaign, or one that was: whoever never could see it is not told that it exists. */
const wasShown = ({
  company_state: company,
  campaign_state: state,
  is_public: isPublic,
  delivery_method: delivery,
}: repository.OfferRow): boolean =>
  company === 'approved' && state !== 'draft' && state !== 'requested' && isPublic && delivery === 'pickup'

const requireFollowers = async (
  trx: Db,
  creatorId: string,
  { min_followers: least, max_followers: most }: repository.OfferRow,
): Promise<void> => {
  const { followers_count: count } = await trx
    .selectFrom('instagramers')
    .select('followers_count')
    .where('id', '=', creatorId)
    .executeTakeFirstOrThrow()
  if (count < (least ?? 0) || count > (most ?? count)) throw new AppError('followers_outside')
}

const tries = 5

interface Asking {
  creatorId: string
  motivation: string
  now: string
  invited: boolean
}

/** Whoever the brand has invited needs no answer. A code that somebody else has is drawn again. */
const write = async (
  trx: Db,
  row: repository.OfferRow,
  { creatorId, motivation, now, invited }: Asking,
): Promise<void> => {
  const values = {
    id: uuidv7(),
    brand_id: row.brand_id,
    store_campaign_id: row.id,
    instagramer_id: creatorId,
    motivation,
    created_at: now,
  }
  if (row.requires_application && !invited)
    return void (await repository.writeOwn(trx, {
      ...values,
      state: 'requested',
      code: null,
      decided_at: null,
    }))
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (await repository.writeOwn(trx, { ...values, state: 'approved', code: newCode(), decided_at: now })) return
  }
  throw new Error('No free code was found')
}

/** Applies, or reserves at once where the brand asks for no application. Places are counted under the store campaign's lock. */
export const reserve = async ({ db, caller, params, body, now }: Call<'createStoreParticipation'>) =>
  transact(db, async (trx) => {
    const row = (await repository.lockOffer(trx, params.id))
      ? await repository.findOffer(trx, params.id, dayOf(now))
      : undefined
    if (!row) throw new AppError('store_campaign_not_found')
    const [own] = await repository.listOwn(trx, caller.id, [row.id])
    if (own && own.state !== 'invited') throw new AppError('conflict')
    if (!own && !wasShown(row)) throw new AppError('store_campaign_not_found')
    if (!isTaking(row)) throw new AppError('campaign_closed')
    if (placesLeftOf(row) === 0) throw new AppError('campaign_full')
    await requireFollowers(trx, caller.id, row)
    await write(trx, row, {
      creatorId: caller.id,
      motivation: body.storeParticipation.motivation.trim(),
      now: now.toISOString(),
      invited: own !== undefined,
    })
    const [made] = await repository.listOwn(trx, caller.id, [row.id])
    if (!made) throw new Error('The reservation that was written is not there')
    return {
      storeParticipation: toStoreParticipation(made, row),
      storeCampaign: await getStoreCampaign(trx, row.id, caller, now),
    }
  })

const canBeTakenBack: Record<StoreParticipation['state'], boolean> = {
  requested: true,
  approved: true,
  declined: false,
  picked_up: false,
  invited: false,
}

/** Takes an own application or reservation back; its place is free again. */
export const takeBack = async ({ db, caller, params }: Call<'deleteStoreParticipation'>): Promise<void> =>
  transact(db, async (trx) => {
    const found = await repository.findOwn(trx, params.id)
    if (found?.instagramer_id !== caller.id) throw new AppError('not_found')
    await repository.lockOffer(trx, found.store_campaign_id)
    const own = await repository.findOwn(trx, params.id)
    if (!own) throw new AppError('not_found')
    if (!canBeTakenBack[own.state]) throw new AppError('illegal_transition')
    await repository.removeOwn(trx, own)
  })
