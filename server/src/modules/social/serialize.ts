import type { Selectable } from 'kysely'
import type { InstagramPost } from '@samspel/api'
import type { DB } from '../../db/types'

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
