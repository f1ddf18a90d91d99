import type { Selectable } from 'kysely'
import type { InstagramPost } from '@samspel/api'
import type { DB } from '../../db/types'
import type { SocialPost } from './provider'

export type StoredPost = Selectable<DB['instagram_posts']>

/** A stored post in its wire form. */
export const toInstagramPost = (row: StoredPost): InstagramPost => ({
  id: row.id,
  instagramerId: row.instagramer_id,
  reach: row.reach,
  ...(!row.reach_read && { reachUnread: true }),
  likesCount: row.likes_count,
  commentsCount: row.comments_count,
  story: row.story,
  caption: row.caption,
  imageUrl: row.image_url,
  permalink: row.permalink,
  instagramCreatedAt: row.instagram_created_at,
  capturedAt: row.captured_at,
  ...(row.gone_at !== null && { goneAt: row.gone_at }),
})

/** A stored post as the network would tell it. */
export const toSocialPost = (row: StoredPost): SocialPost => ({
  externalId: row.external_id,
  caption: row.caption,
  imageUrl: row.image_url,
  permalink: row.permalink,
  story: row.story,
  reel: row.reel,
  insights: row.reach_read
    ? {
        ok: true,
        value: {
          reach: row.reach,
          views: row.views,
          saved: row.saved,
          shares: row.shares,
          interactions: row.interactions,
        },
      }
    : { ok: false, why: 'none' },
  likesCount: row.likes_count,
  commentsCount: row.comments_count,
  createdAt: new Date(row.instagram_created_at),
})
