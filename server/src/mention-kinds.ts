import type { Selectable } from 'kysely'
import type { DB } from './db/types'

export type KindColumns = Pick<
  Selectable<DB['campaigns']>,
  'payment_type' | 'enable_posts' | 'enable_stories' | 'require_uploaded_content'
>
export type CountColumns = Pick<
  Selectable<DB['participations']>,
  'link_posts_count' | 'content_posts_count' | 'instagram_posts_count' | 'instagram_stories_count'
>

/** Columns of a campaign as the rules about kinds of mentions read them. */
export const kindFieldsOf = (row: KindColumns) => ({
  paymentType: row.payment_type,
  enablePosts: row.enable_posts,
  enableStories: row.enable_stories,
  requireUploadedContent: row.require_uploaded_content,
})

/** Approved mentions of a participation or a store participation, by kind. */
export const countersOf = (row: CountColumns) => ({
  linkPostsCount: row.link_posts_count,
  contentPostsCount: row.content_posts_count,
  instagramPostsCount: row.instagram_posts_count,
  instagramStoriesCount: row.instagram_stories_count,
})
