import type { Selectable } from 'kysely'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { AppError } from '../../errors'
import type { LiveBus } from '../../live'
import { lockCampaign } from '../campaigns'
import { lockParticipation, participationChanged } from '../participations'
import { lockOwn, publishPassesChanged } from '../stores'

/** The record a mention belongs to, with what decisions and counters need of it: a participation or a store participation (decision 80). */
export interface Owner {
  table: 'participations' | 'store_participations'
  id: string
  brand_id: string
  campaign_id: string
  instagramer_id: string
  /** Set for store participations. */
  store_campaign_id: string | null
  /** Approved, or picked up at a store. */
  takesPart: boolean
  fee_returned_at: string | null
  link_posts_count: number
  content_posts_count: number
  instagram_posts_count: number
  instagram_stories_count: number
}

/** Where a mention is stored: exactly one of the two ids is set. */
export interface Place {
  brand_id: string
  campaign_id: string
  participation_id: string | null
  store_participation_id: string | null
}

export const ofParticipation = (row: Selectable<DB['participations']>): Owner => ({
  ...row,
  table: 'participations',
  store_campaign_id: null,
  takesPart: row.state === 'approved',
})

const ofPass = (row: Selectable<DB['store_participations']>, campaignId: string): Owner => ({
  ...row,
  table: 'store_participations',
  campaign_id: campaignId,
  takesPart: row.state === 'picked_up',
})

const findOwner = async (trx: Db, place: Place): Promise<Owner | undefined> => {
  if (place.participation_id !== null) {
    const row = await lockParticipation(trx, place.brand_id, place.participation_id)
    return row && ofParticipation(row)
  }
  const row = place.store_participation_id === null ? undefined : await lockOwn(trx, place.store_participation_id)
  return row && ofPass(row, place.campaign_id)
}

/** Locks the campaign, then the mention's owner. The order is always the same, so that concurrent decisions wait for each other. */
export const lockOwner = async (trx: Db, place: Place) => {
  const campaign = await lockCampaign(trx, place.campaign_id)
  const owner = await findOwner(trx, place)
  if (!campaign || !owner) throw new AppError('not_found')
  return { campaign, owner }
}

/** The two columns of a mention that refer to its owner; one of them is null. */
export const keysOf = ({ table, id }: Owner) => ({
  participation_id: table === 'participations' ? id : null,
  store_participation_id: table === 'store_participations' ? id : null,
})

/** The ids in a thread's notice about a mention. */
export const toldOf = (owner: Owner, mentionId: string) => ({
  brandId: owner.brand_id,
  instagramerId: owner.instagramer_id,
  campaignId: owner.campaign_id,
  participationId: owner.table === 'participations' ? owner.id : null,
  storeParticipationId: owner.table === 'store_participations' ? owner.id : null,
  storeCampaignId: owner.store_campaign_id,
  mentionId,
})

/** The owner's id, under the name that the wallet and delayed mails use. */
export const idOf = ({ table, id }: Owner): { participationId: string } | { storeParticipationId: string } =>
  table === 'participations' ? { participationId: id } : { storeParticipationId: id }

/** Publishes that the owner's counts have changed. */
export const publishOwnerChanged = (trx: Db, live: LiveBus, owner: Owner): Promise<void> =>
  owner.table === 'participations'
    ? live.publish(trx, participationChanged(owner))
    : publishPassesChanged(trx, live, [owner.id])

/** Path of the creator's page about it. */
export const pathOf = ({ table, id, store_campaign_id: offer }: Owner): string =>
  table === 'participations' ? `/assignments/${id}` : `/store-campaigns/${offer}/pass`
