import type { Db } from '../../db/transact'
import type { LiveBus, LiveMessage } from '../../live'

/** Event for the brand's staff, and for the creator concerned, if any. */
export const campaignChanged = (
  { id, brand_id: brandId }: { id: string; brand_id: string },
  instagramerId?: string,
): LiveMessage => ({ fact: 'campaign-changed', ids: { campaignId: id }, audience: { brandId, instagramerId } })

/** What drafts of a company may do has changed with the company itself: editors that are open read it anew. */
export const publishDrafts = async (trx: Db, live: LiveBus, companyId: string): Promise<void> => {
  const drafts = await trx
    .selectFrom('campaigns')
    .innerJoin('brands', 'brands.id', 'campaigns.brand_id')
    .select(['campaigns.id', 'campaigns.brand_id'])
    .where('brands.company_id', '=', companyId)
    .where('campaigns.state', '=', 'draft')
    .execute()
  for (const draft of drafts) await live.publish(trx, campaignChanged(draft))
}
