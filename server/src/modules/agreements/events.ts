import type { LiveMessage } from '../../live'
import type { WorkRow } from './repository'

/** Event for the brand's staff and the creator: an agreement is read with its participation or pass. */
export const agreementChanged = (work: WorkRow): LiveMessage => {
  const { brand_id: brandId, instagramer_id: instagramerId } = work
  if (work.store_participation_id === null)
    return {
      fact: 'participation-changed',
      ids: { participationId: work.id, campaignId: work.campaign_id, instagramerId },
      audience: { brandId, instagramerId },
    }
  const [storeCampaignId, storeId] = [work.store_campaign_id!, work.store_id!]
  return {
    fact: 'store-participation-changed',
    ids: { storeParticipationId: work.id, storeCampaignId, storeId },
    audience: { brandId, storeId, instagramerId },
  }
}

/** Which thread and campaign a version is told in. */
export const placeOf = ({ brand_id: brandId, ...work }: WorkRow) => ({
  brandId,
  instagramerId: work.instagramer_id,
  campaignId: work.campaign_id,
  participationId: work.participation_id,
  storeParticipationId: work.store_participation_id,
  storeCampaignId: work.store_campaign_id,
})
