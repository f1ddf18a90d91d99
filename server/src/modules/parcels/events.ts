import type { LiveMessage } from '../../live'

export interface ParcelKeys {
  brand_id: string
  campaign_id: string
  participation_id: string
  instagramer_id: string
}

/** Event for the brand's staff and the creator: a parcel is read with its participation. */
export const parcelChanged = (row: ParcelKeys): LiveMessage => ({
  fact: 'participation-changed',
  ids: { participationId: row.participation_id, campaignId: row.campaign_id, instagramerId: row.instagramer_id },
  audience: { brandId: row.brand_id, instagramerId: row.instagramer_id },
})
