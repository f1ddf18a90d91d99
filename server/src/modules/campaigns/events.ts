import type { LiveMessage } from '../../live'

/** Tells the brand's staff; a creator as well where one is concerned. */
export const campaignChanged = (
  { id, brand_id: brandId }: { id: string; brand_id: string },
  instagramerId?: string,
): LiveMessage => ({ fact: 'campaign-changed', ids: { campaignId: id }, audience: { brandId, instagramerId } })
