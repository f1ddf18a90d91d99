import { type RawBuilder, sql } from 'kysely'
import { type LedgerChannel, type RightState } from '@samspel/api'
import { rightsWarnDays } from '@samspel/api/constants'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { postDay } from '../campaigns'

export interface RightRow {
  id: string
  source: 'agreement' | 'purchase'
  state: RightState
  brand_id: string
  brand_name: string
  campaign_id: string | null
  campaign_name: string | null
  work_id: string | null
  instagramer_id: string
  creator_name: string
  creator_username: string
  picture_url: string | null
  channels: LedgerChannel[]
  starts_on: string
  ends_on: string | null
  use_at: string | null
  use_link: string | null
  use_words: string | null
}

const stockholm = (instant: RawBuilder<unknown>) => sql`(${instant} AT TIME ZONE 'Europe/Stockholm')::date`

/** What a version that holds grants for each approved post: from its publication, of content from its approval. */
const agreedOf = (owner: 'participation_id' | 'store_participation_id') => {
  const start = sql`CASE WHEN m.kind = 'content' THEN ${stockholm(sql`coalesce(m.decided_at, m.created_at)`)} ELSE ${postDay} END`
  return sql`SELECT m.brand_id, m.id, 'agreement' AS source, m.campaign_id, m.instagramer_id, m.${sql.ref(owner)} AS work_id,
      coalesce(ip.image_url, m.content_post -> 'imageUrls' ->> 0) AS picture_url,
      coalesce(a.facts #> '{terms,rights,channels}', '[]'::jsonb) AS channels, ${start} AS starts_on,
      (${start} + make_interval(months => (a.facts #>> '{terms,rights,months}')::int))::date AS ends_on
    FROM mentions m JOIN agreements a ON a.brand_id = m.brand_id AND a.${sql.ref(owner)} = m.${sql.ref(owner)} AND a.superseded_at IS NULL
    LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id
    WHERE m.state = 'approved'`
}

/** What was bought, from the day on which it was paid. */
const bought = sql`SELECT p.brand_id, p.id, 'purchase', p.campaign_id, p.instagramer_id, NULL::uuid, ip.image_url, to_jsonb(p.channels),
    ${stockholm(sql`p.decided_at`)}, (${stockholm(sql`p.decided_at`)} + make_interval(months => p.duration_months))::date
  FROM image_purchases p JOIN instagram_posts ip ON ip.id = p.instagram_post_id WHERE p.state = 'approved' AND p.decided_at IS NOT NULL`

/** Every right to a picture, with what it comes to on a day. */
export const ledger = (today: string): RawBuilder<unknown> => sql`(SELECT r.*,
    CASE WHEN r.ends_on IS NULL THEN 'none' WHEN r.ends_on < ${today}::date THEN 'ended'
      WHEN r.ends_on <= ${today}::date + ${rightsWarnDays}::int THEN 'ending' ELSE 'current' END AS state
  FROM (${agreedOf('participation_id')} UNION ALL ${agreedOf('store_participation_id')} UNION ALL ${bought}) r)`

const withNames = (
  rows: RawBuilder<unknown>,
) => sql<RightRow>`SELECT r.id, r.source, r.state, r.brand_id, b.name AS brand_name,
    r.campaign_id, c.name AS campaign_name, r.work_id, r.instagramer_id, i.name AS creator_name, i.username AS creator_username,
    r.picture_url, r.channels, r.starts_on::text AS starts_on, r.ends_on::text AS ends_on,
    u.created_at AS use_at, u.link AS use_link, u.words AS use_words
  FROM ${rows} r JOIN brands b ON b.id = r.brand_id JOIN instagramers i ON i.id = r.instagramer_id
  LEFT JOIN campaigns c ON c.brand_id = r.brand_id AND c.id = r.campaign_id
  LEFT JOIN right_uses u ON u.brand_id = r.brand_id AND (u.mention_id = r.id OR u.image_purchase_id = r.id)`

const orders: Record<RightState | 'all', RawBuilder<unknown>> = {
  ending: sql`r.ends_on, r.id`,
  current: sql`r.ends_on, r.id`,
  ended: sql`r.ends_on DESC, r.id`,
  none: sql`r.starts_on DESC, r.id`,
  all: sql`r.starts_on DESC, r.id`,
}

/** A page of the rights that `scope` covers, in one state if it is given, and how many of each there are. */
export const listRights = async (
  db: Db,
  { scope, state, today }: { scope: RawBuilder<unknown>; state: RightState | undefined; today: string },
  { limit, offset }: Page,
): Promise<{ rows: RightRow[]; counts: Record<RightState | 'all', number> }> => {
  const order = orders[state ?? 'all']
  const { rows } = await sql<RightRow>`${withNames(sql`(SELECT * FROM ${ledger(today)} r WHERE ${scope}
    AND ${state ? sql`r.state = ${state}` : sql`true`} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})`)}
    ORDER BY ${order}`.execute(db)
  const { rows: counted } = await sql<{ state: RightState; count: number }>`SELECT r.state, count(*)::int AS count
    FROM ${ledger(today)} r WHERE ${scope} GROUP BY r.state`.execute(db)
  const of = (asked: RightState) => counted.find((row) => row.state === asked)?.count ?? 0
  return {
    rows,
    counts: {
      ending: of('ending'),
      current: of('current'),
      ended: of('ended'),
      none: of('none'),
      all: counted.reduce((sum, { count }) => sum + count, 0),
    },
  }
}

export const findRight = async (
  db: Db,
  { id, instagramerId, today }: { id: string; instagramerId: string; today: string },
): Promise<RightRow | undefined> =>
  (
    await withNames(
      sql`(SELECT * FROM ${ledger(today)} r WHERE r.instagramer_id = ${instagramerId} AND r.id = ${id})`,
    ).execute(db)
  ).rows[0]

export interface EndingRight {
  id: string
  brand_id: string
  campaign_id: string | null
  campaign_name: string | null
  creator_name: string
  ends_on: string
}

/** Rights that end within the days of warning and that nobody has been told of. */
export const listUntold = async (trx: Db, today: string, limit: number): Promise<EndingRight[]> =>
  (
    await sql<EndingRight>`SELECT r.id, r.brand_id, r.campaign_id, c.name AS campaign_name, i.name AS creator_name, r.ends_on::text AS ends_on
      FROM ${ledger(today)} r JOIN instagramers i ON i.id = r.instagramer_id
      LEFT JOIN campaigns c ON c.brand_id = r.brand_id AND c.id = r.campaign_id
      WHERE r.state = 'ending' AND NOT EXISTS (SELECT FROM notice_marks n WHERE n.kind = 'rights_ending' AND n.subject_id = r.id)
      ORDER BY r.ends_on, r.id LIMIT ${limit}`.execute(trx)
  ).rows
