import type { LiveMessage } from '../../live'

/** Event for the brand's staff, and for the creator concerned, if any. */
export const campaignChanged = (
  { id, brand_id: brandId }: { id: string; brand_id: string },
  instagramerId?: string,
): LiveMessage => ({ fact: 'campaign-changed', ids: { campaignId: id }, audience: { brandId, instagramerId } })
