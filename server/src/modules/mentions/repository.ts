import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DecisionState } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { Page } from '../../http/page'
import { mentionWaits } from '../campaigns'
import { type CardColumns, cardColumns } from '../participations'

type Post = Selectable<DB['instagram_posts']>

export type MentionRow = Selectable<DB['mentions']> &
  CardColumns & {
    campaign_hashtags: string[]
    campaign_mentions: string[]
    participation_state: DecisionState
    participation_due_at: string | null
    participation_fee_returned_at: string | null
    /** The post's columns as one value; null for links and content. */
    post: Post | null
    /** Its picture has been asked for, or is being paid. */
    image_asked_for: boolean
  }

/** `mentions`: those of a page, as `m`. */
const selectRows = (
  mentions: RawBuilder<unknown>,
) => sql`SELECT m.*, ${cardColumns}, c.hashtags AS campaign_hashtags, c.mentions AS campaign_mentions, to_jsonb(ip) AS post,
    pa.state AS participation_state, pa.due_at AS participation_due_at, pa.fee_returned_at AS participation_fee_returned_at,
    EXISTS (SELECT FROM image_purchases
      WHERE brand_id = m.brand_id AND instagram_post_id = m.instagram_post_id AND state IN ('requested', 'pending')) AS image_asked_for
  FROM ${mentions} m
  JOIN instagramers i ON i.id = m.instagramer_id
  JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id
  JOIN participations pa ON pa.brand_id = m.brand_id AND pa.id = m.participation_id
  JOIN brands b ON b.id = m.brand_id
  LEFT JOIN users d ON d.id = m.decided_by
  LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id`

export const findMention = async (db: Db, id: string): Promise<MentionRow | undefined> => {
  const {
    rows: [row],
  } = await sql<MentionRow>`${selectRows(sql`(SELECT * FROM mentions WHERE id = ${id})`)}`.execute(db)
  return row
}

const orders = {
  createdAt: sql`m.created_at, m.id`,
  '-createdAt': sql`m.created_at DESC, m.id DESC`,
  '-reach': sql`ip.reach DESC NULLS LAST, m.id`,
} as const
export type MentionOrder = keyof typeof orders

const inState = (state: DecisionState | undefined) => {
  if (state === 'pending') return mentionWaits('m')
  return state ? sql`m.state = ${state}` : sql`true`
}

/** `scope` speaks of mentions as `m`; without a state it is all of them. What belongs to a mention is joined once the page is cut. */
export const listMentions = async (
  db: Db,
  scope: RawBuilder<unknown>,
  state: DecisionState | undefined,
  order: MentionOrder,
  { limit, offset }: Page,
): Promise<MentionRow[]> => {
  const withPosts = order === '-reach' ? sql`LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id` : sql``
  const page = sql`(SELECT m.* FROM mentions m ${withPosts} WHERE ${scope} AND ${inState(state)} ORDER BY ${orders[order]}
      LIMIT ${limit} OFFSET ${offset})`
  const { rows } = await sql<MentionRow>`${selectRows(page)} ORDER BY ${orders[order]}`.execute(db)
  return rows
}

/** Where a mention belongs, without a lock: the campaign is locked first. */
export const findKeys = (db: Db, id: string) =>
  db
    .selectFrom('mentions')
    .select([
      'id',
      'brand_id',
      'campaign_id',
      'participation_id',
      'instagramer_id',
      'instagram_post_id',
      'kind',
      'state',
      'decision_kind',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const lockMention = (trx: Db, brandId: string, id: string): Promise<Selectable<DB['mentions']> | undefined> =>
  trx
    .selectFrom('mentions')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
