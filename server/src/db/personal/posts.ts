import { sql } from 'kysely'
import { emptied, erased, kept, none, plain, type Plans } from './answers'

/** Posts of social networks and what is known of them. */
export const posts: Plans<
  'instagram_posts' | 'link_readings' | 'mention_links' | 'mention_readings' | 'network_units'
> = {
  instagram_posts: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      goes: sql`NOT EXISTS (SELECT FROM mentions m WHERE m.instagram_post_id = instagram_posts.id)
        AND NOT EXISTS (SELECT FROM image_purchases p WHERE p.instagram_post_id = instagram_posts.id)`,
      told: [
        'id',
        'external_id',
        'story',
        'caption',
        'image_url',
        'permalink',
        'reach',
        'likes_count',
        'comments_count',
        'instagram_created_at',
        'captured_at',
        'refreshed_at',
        'reach_read',
        'views',
        'saved',
        'shares',
        'interactions',
        'reel',
        'gone_at',
      ],
    },
    columns: {
      external_id: erased("'deleted-' || id"),
      caption: emptied,
      permalink: none,
      image_url: kept('the report of a brand on what it paid for'),
    },
  },
  mention_readings: {
    creator: {
      of: (id) => sql`(brand_id, mention_id) IN (SELECT brand_id, id FROM mentions WHERE instagramer_id = ${id})`,
      told: [
        'mention_id',
        'after_days',
        'read_at',
        'reach',
        'views',
        'saved',
        'shares',
        'interactions',
        'likes_count',
        'comments_count',
      ],
    },
    columns: {},
  },
  mention_links: {
    creator: {
      of: (id) => sql`instagramer_id = ${id}`,
      told: [
        'mention_id',
        'network',
        'external_id',
        'state',
        'title',
        'author',
        'author_url',
        'picture_url',
        'published_at',
        'checked_at',
      ],
    },
    columns: {
      missing_since: 'plain',
      link_key: erased("'deleted:' || mention_id"),
      external_id: none,
      title: none,
      author: none,
      author_url: none,
      picture_url: none,
    },
  },
  link_readings: {
    creator: {
      of: (id) => sql`(brand_id, mention_id) IN (SELECT brand_id, id FROM mentions WHERE instagramer_id = ${id})`,
      told: ['mention_id', 'after_days', 'source', 'read_at', 'views', 'likes', 'comments', 'proof_url'],
    },
    columns: { proof_url: none },
  },
  network_units: { columns: plain('network', 'day') },
}
