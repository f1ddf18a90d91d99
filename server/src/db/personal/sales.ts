import { type RawBuilder, sql } from 'kysely'
import { none, plain, type Plans } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`

/** Links, codes and what they led to. Buyers are in none of it; the code of a creator can hold their name. */
export const sales: Plans<
  'campaign_targets' | 'creator_links' | 'link_clicks' | 'sale_returns' | 'sales' | 'shop_deliveries' | 'shops'
> = {
  campaign_targets: { columns: plain('url') },
  creator_links: {
    creator: { of: creator, told: ['created_at', 'brand_id', 'campaign_id', 'slug', 'code', 'code_from'] },
    columns: { slug: 'plain', code: none },
  },
  link_clicks: { creator: { of: creator, told: ['day', 'brand_id', 'campaign_id', 'clicks'] }, columns: plain('day') },
  sale_returns: { columns: plain('currency') },
  sales: {
    creator: { of: creator, untold: "the brand's own sales; how many there are is in the assignment" },
    columns: { ...plain('order_number', 'currency', 'slug'), code: none },
  },
  shop_deliveries: { columns: plain('topic', 'reason', 'order_number') },
  shops: { columns: plain('address', 'secret') },
}
