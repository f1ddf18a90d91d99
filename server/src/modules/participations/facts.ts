import type { LiveMessage } from '../../live'

interface Place { id: string; brand_id: string; campaign_id: string; instagramer_id: string }

/** Tells the brand's staff and the creator. */
export const participationChanged = ({ id, brand_id: brandId, campaign_id: campaignId, instagramer_id: instagramerId }: Place): LiveMessage =>
  ({ fact: 'participation-changed', ids: { participationId: id, campaignId, instagramerId }, audience: { brandId, instagramerId } })
