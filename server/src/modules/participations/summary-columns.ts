import { sql } from 'kysely'
import type { CampaignState, DeliveryMethod, PaymentType, PictureFocus } from '@samspel/api'

/** Joined columns of the creator's and campaign's summaries, used by participations and mentions alike. */
export interface CardColumns {
  creator_username: string
  creator_name: string
  creator_city: string | null
  creator_avatar_url: string | null
  creator_followers_count: number
  creator_engagement_rate: number
  creator_consent_ended_at: string | null
  campaign_name: string
  campaign_brand_name: string
  campaign_brand_logo_url: string | null
  campaign_product_image_url: string | null
  campaign_product_image_focus: PictureFocus | null
  campaign_delivery_method: DeliveryMethod
  campaign_state: CampaignState
  campaign_start_at: string | null
  campaign_end_at: string | null
  campaign_due_at: string | null
  campaign_payment_type: PaymentType
  campaign_enable_posts: boolean
  campaign_enable_stories: boolean
  campaign_require_uploaded_content: boolean
  decided_by_name: string | null
}

/** Columns of `i` (creator), `c` (campaign) and `b` (brand). */
export const undecidedColumns = sql`i.username AS creator_username, i.name AS creator_name, i.city AS creator_city, i.avatar_url AS creator_avatar_url,
  i.followers_count AS creator_followers_count, i.engagement_rate AS creator_engagement_rate, i.consent_ended_at AS creator_consent_ended_at,
  c.name AS campaign_name, b.name AS campaign_brand_name, b.logo_url AS campaign_brand_logo_url, c.product_image_url AS campaign_product_image_url,
  c.product_image_focus AS campaign_product_image_focus,
  c.delivery_method AS campaign_delivery_method, c.state AS campaign_state, c.start_at AS campaign_start_at, c.end_at AS campaign_end_at, c.due_at AS campaign_due_at,
  c.payment_type AS campaign_payment_type, c.enable_posts AS campaign_enable_posts, c.enable_stories AS campaign_enable_stories, c.require_uploaded_content AS campaign_require_uploaded_content`
/** The same and `d` (who decided). */
export const cardColumns = sql`${undecidedColumns}, d.name AS decided_by_name`
