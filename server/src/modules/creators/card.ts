import { sql } from 'kysely'
import type { CreatorCard, Instagramer } from '@samspel/api'
import { type FigureColumns, toFigures } from './figures'

/** Joined columns of a creator's summary. */
export interface CreatorCardColumns {
  instagramer_id: string
  creator_username: string
  creator_name: string
  creator_city: string | null
  creator_avatar_url: string | null
  creator_followers_count: number
  creator_engagement_rate: number
  creator_consent_ended_at: string | null
  creator_country_code: Instagramer['countryCode']
  creator_profile_category_ids: string[]
}

/** Columns of creator `i`. */
export const creatorCardColumns = sql`i.id AS instagramer_id, i.username AS creator_username, i.name AS creator_name, i.city AS creator_city, i.avatar_url AS creator_avatar_url,
  i.followers_count AS creator_followers_count, i.engagement_rate AS creator_engagement_rate, i.consent_ended_at AS creator_consent_ended_at, i.country_code AS creator_country_code, i.profile_category_ids AS creator_profile_category_ids`

/** The text that creator searches match; the index instagramers_spelled_words is built on exactly this expression. */
export const creatorWords = sql`(i.username || ' ' || i.name || ' ' || coalesce(i.city, ''))`

export const toCreatorCard = (row: CreatorCardColumns & Partial<FigureColumns>): CreatorCard => ({
  id: row.instagramer_id,
  username: row.creator_username,
  name: row.creator_name,
  city: row.creator_city,
  avatarUrl: row.creator_avatar_url,
  followersCount: row.creator_followers_count,
  engagementRate: row.creator_engagement_rate,
  ...(row.creator_consent_ended_at !== null && { consentEndedAt: row.creator_consent_ended_at }),
  countryCode: row.creator_country_code,
  profileCategoryIds: row.creator_profile_category_ids,
  ...(row.collaborations_count !== undefined && { figures: toFigures(row as FigureColumns) }),
})
