import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DecisionState, Terms } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { type ApprovedDraft, approvedDraftOf } from '../../draft-state'
import type { Page } from '../../http/page'
import { postByOf } from '../../pickup-deadline'
import { handedInWaits, mentionWaits, takesPosts } from '../campaigns'
import { linkColumn, type LinkRow } from '../networks'
import { type CardColumns, cardColumns } from '../participations'
import { agreedDayToAnswer, termsOfMention } from '../wallet'

type Post = Selectable<DB['instagram_posts']>

export type MentionRow = Selectable<DB['mentions']> &
  CardColumns & {
    terms: Terms
    /** The last day on which its brand answers, where the terms say one. */
    answer_by: string | null
    campaign_hashtags: string[]
    campaign_mentions: string[]
    /** Approved, or picked up at the store. */
    takes_part: boolean
    /** The owner's own deadline. */
    own_due_at: string | null
    fee_returned_at: string | null
    store_campaign_id: string | null
    store_id: string | null
    store_name: string | null
    store_city: string | null
    /** The post's columns as one JSON value; null for links and content. */
    post: Post | null
    /** The latest reading after the approval. */
    reading: Selectable<DB['mention_readings']> | null
    /** What is known of its link. */
    link: LinkRow | null
    /** A purchase of its picture is open. */
    image_asked_for: boolean
    approved_draft: ApprovedDraft | null
  }

/** `mentions` is the page of mentions, as `m`. */
const selectRows = (
  mentions: RawBuilder<unknown>,
) => sql`SELECT m.*, ${cardColumns}, c.hashtags AS campaign_hashtags, c.mentions AS campaign_mentions, to_jsonb(ip) AS post,
    ${termsOfMention} AS terms, CASE WHEN ${handedInWaits} AND ${takesPosts('c')} THEN ${agreedDayToAnswer} END AS answer_by,
    (SELECT to_jsonb(r) FROM mention_readings r WHERE r.brand_id = m.brand_id AND r.mention_id = m.id ORDER BY r.after_days DESC LIMIT 1) AS reading,
    ${linkColumn} AS link, coalesce(p.state = 'approved', sp.state = 'picked_up') AS takes_part,
    coalesce(p.due_at, ${postByOf('sp', sql`st.country_code`)}) AS own_due_at, coalesce(p.fee_returned_at, sp.fee_returned_at) AS fee_returned_at,
    sp.store_campaign_id, st.id AS store_id, st.name AS store_name, st.city AS store_city,
    EXISTS (SELECT FROM image_purchases
      WHERE brand_id = m.brand_id AND instagram_post_id = m.instagram_post_id AND state IN ('requested', 'pending')) AS image_asked_for,
    ${approvedDraftOf('m')} AS approved_draft
  FROM ${mentions} m
  JOIN instagramers i ON i.id = m.instagramer_id
  JOIN campaigns c ON c.brand_id = m.brand_id AND c.id = m.campaign_id
  LEFT JOIN participations p ON p.brand_id = m.brand_id AND p.id = m.participation_id
  LEFT JOIN store_participations sp ON sp.brand_id = m.brand_id AND sp.id = m.store_participation_id
  LEFT JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
  LEFT JOIN stores st ON st.brand_id = sc.brand_id AND st.id = sc.store_id
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

/** `scope` refers to mentions as `m` and covers all states. Joins follow after the page is cut. */
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

/** Where a mention belongs, read without a lock, because the campaign has to be locked first. */
export const findKeys = (db: Db, id: string) =>
  db
    .selectFrom('mentions')
    .select([
      'id',
      'brand_id',
      'campaign_id',
      'participation_id',
      'store_participation_id',
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
