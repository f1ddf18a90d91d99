import type { Auto } from './column'

interface CampaignTargets {
  brand_id: string
  campaign_id: string
  url: string | null
  created_at: Auto<string>
  updated_at: Auto<string>
}

/** Of who takes part in a campaign that leads to a shop; made by triggers. */
interface CreatorLinks {
  brand_id: string
  campaign_id: string
  instagramer_id: string
  slug: string
  code: Auto<string | null>
  code_from: Auto<'typed' | 'made' | 'file' | null>
  created_at: Auto<string>
}

interface LinkClicks {
  brand_id: string
  campaign_id: string
  instagramer_id: string
  day: string
  clicks: Auto<number>
}

interface Shops {
  brand_id: string
  id: string
  kind: 'shopify' | 'woocommerce'
  address: string
  secret: string
  created_at: Auto<string>
  created_by: string | null
  ended_at: Auto<string | null>
}

interface ShopDeliveries {
  brand_id: string
  id: string
  shop_id: string
  delivery_id: string | null
  topic: Auto<string>
  outcome: 'accepted' | 'unmatched' | 'duplicate' | 'ignored' | 'refused'
  reason: string | null
  order_number: string | null
  received_at: Auto<string>
}

/** An order in a brand's shop: nothing of who bought. Sums are in hundredths of the currency. */
interface Sales {
  brand_id: string
  id: string
  shop_id: string | null
  order_number: string
  order_id: string | null
  ordered_at: string
  amount: number
  returned: Auto<number>
  cancelled: Auto<boolean>
  currency: string
  code: string | null
  slug: string | null
  campaign_id: string | null
  instagramer_id: string | null
  matched_by: 'code' | 'click' | null
  shop_changed_at: string | null
  created_at: Auto<string>
}

interface SaleReturns {
  brand_id: string
  id: string
  shop_id: string | null
  order_id: string
  return_id: string
  amount: number
  currency: string
  returned_at: string
}

/** What campaigns lead to in the shops of their brands. */
export interface SalesTables {
  campaign_targets: CampaignTargets
  creator_links: CreatorLinks
  link_clicks: LinkClicks
  sale_returns: SaleReturns
  sales: Sales
  shop_deliveries: ShopDeliveries
  shops: Shops
}
