import { type RawBuilder, sql } from 'kysely'
import type { LedgerChannel, RightKind, RightSource, RightState } from '@samspel/api'
import { rightsWarnDays } from '@samspel/api/constants'
import type { Db } from '../../db/transact'
import type { Page } from '../../http/page'
import { postDay } from '../campaigns'

export interface RightRow {
  id: string
  kind: RightKind
  source: RightSource
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
  /** The uploads that are its original; a film's is a file of its own. */
  originals: string[]
  channels: LedgerChannel[]
  starts_on: string
  ends_on: string | null
  use_at: string | null
  use_link: string | null
  use_words: string | null
}

/** Of a mention `m`, and the agreement `a` that holds for its work. */
const channels = sql`coalesce(a.facts #> '{terms,rights,channels}', '[]'::jsonb)`
const months = sql`make_interval(months => (a.facts #>> '{terms,rights,months}')::int)`

const stockholm = (instant: RawBuilder<unknown>) => sql`(${instant} AT TIME ZONE 'Europe/Stockholm')::date`

/** The first day: of the publication, of content that of its approval. */
const start = sql`CASE WHEN m.kind = 'content' THEN ${stockholm(sql`coalesce(m.decided_at, m.created_at)`)} ELSE ${postDay} END`

type WorkOwner = 'participation_id' | 'store_participation_id'

const withAgreement = (owner: WorkOwner) => sql`mentions m JOIN agreements a ON a.brand_id = m.brand_id
    AND a.${sql.ref(owner)} = m.${sql.ref(owner)} AND a.superseded_at IS NULL
  LEFT JOIN instagram_posts ip ON ip.id = m.instagram_post_id`

/** What a version that holds grants for each approved post. */
const agreedOf = (
  owner: WorkOwner,
) => sql`SELECT m.brand_id, m.id, 'picture' AS kind, 'agreement' AS source, m.campaign_id,
      m.instagramer_id, m.${sql.ref(owner)} AS work_id, coalesce(ip.image_url, m.content_post -> 'imageUrls' ->> 0) AS picture_url,
      CASE WHEN ip.image_url IS NOT NULL THEN jsonb_build_array(ip.image_url) ELSE coalesce(m.content_post -> 'imageUrls', '[]') END AS originals,
      ${channels} AS channels, ${start} AS starts_on, (${start} + ${months})::date AS ends_on
    FROM ${withAgreement(owner)} WHERE m.state = 'approved'`

/** The films of an approved draft, with the right of the first post of its work. */
const filmsOf = (owner: WorkOwner) => sql`SELECT m.brand_id, f.id, 'film', 'agreement', m.campaign_id, m.instagramer_id,
      m.${sql.ref(owner)}, NULL::text, '[]'::jsonb, ${channels}, min(${start}), (min(${start}) + ${months})::date
    FROM ${withAgreement(owner)}
    JOIN post_drafts d ON d.brand_id = m.brand_id AND d.${sql.ref(owner)} = m.${sql.ref(owner)} AND d.state = 'approved'
    CROSS JOIN LATERAL (SELECT v.media FROM post_draft_versions v WHERE v.brand_id = d.brand_id AND v.draft_id = d.id
      AND v.outcome IN ('approved', 'unanswered') ORDER BY v.number DESC LIMIT 1) sent
    CROSS JOIN LATERAL jsonb_array_elements(sent.media) shown
    JOIN media_files f ON f.id = (shown ->> 'id')::uuid AND f.kind = 'film' AND f.state = 'ready'
    WHERE m.state = 'approved' GROUP BY m.brand_id, f.id, m.campaign_id, m.instagramer_id, m.${sql.ref(owner)}, a.facts`

/** What was bought, from the day on which it was paid. */
const bought = sql`SELECT p.brand_id, p.id, 'picture', 'purchase', p.campaign_id, p.instagramer_id, NULL::uuid, ip.image_url,
    to_jsonb(array_remove(ARRAY[coalesce(p.original_url, ip.image_url)], NULL)), to_jsonb(p.channels),
    ${stockholm(sql`p.decided_at`)}, (${stockholm(sql`p.decided_at`)} + make_interval(months => p.duration_months))::date
  FROM image_purchases p JOIN instagram_posts ip ON ip.id = p.instagram_post_id WHERE p.state = 'approved' AND p.decided_at IS NOT NULL`

/** Every right to a picture, with what it comes to on a day. */
export const ledger = (today: string): RawBuilder<unknown> => sql`(SELECT r.*,
    CASE WHEN r.ends_on IS NULL THEN 'none' WHEN r.ends_on < ${today}::date THEN 'ended'
      WHEN r.ends_on <= ${today}::date + ${rightsWarnDays}::int THEN 'ending' ELSE 'current' END AS state
  FROM (${agreedOf('participation_id')} UNION ALL ${agreedOf('store_participation_id')} UNION ALL ${filmsOf('participation_id')}
    UNION ALL ${filmsOf('store_participation_id')} UNION ALL ${bought}) r)`

const withNames = (
  rows: RawBuilder<unknown>,
) => sql<RightRow>`SELECT r.id, r.kind, r.source, r.state, r.brand_id, b.name AS brand_name,
    r.campaign_id, c.name AS campaign_name, r.work_id, r.instagramer_id, i.name AS creator_name, i.username AS creator_username,
    r.picture_url, r.originals, r.channels, r.starts_on::text AS starts_on, r.ends_on::text AS ends_on,
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
  { id, scope, today }: { id: string; scope: RawBuilder<unknown>; today: string },
): Promise<RightRow | undefined> =>
  (await withNames(sql`(SELECT * FROM ${ledger(today)} r WHERE ${scope} AND r.id = ${id})`).execute(db)).rows[0]

/** The rights that hold on a day, of what `scope` covers; the oldest first, so that what is granted meanwhile comes last. */
export const listHolding = async (
  db: Db,
  { scope, today }: { scope: RawBuilder<unknown>; today: string },
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<RightRow[]> =>
  (
    await withNames(sql`(SELECT * FROM ${ledger(today)} r WHERE ${scope} AND r.state IN ('current', 'ending')
      AND (r.kind = 'film' OR r.originals <> '[]') ORDER BY r.starts_on, r.id LIMIT ${limit} OFFSET ${offset})`).execute(
      db,
    )
  ).rows

export const countHolding = async (
  db: Db,
  { scope, today }: { scope: RawBuilder<unknown>; today: string },
): Promise<number> =>
  (
    await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${ledger(today)} r
      WHERE ${scope} AND r.state IN ('current', 'ending') AND (r.kind = 'film' OR r.originals <> '[]')`.execute(db)
  ).rows[0]!.count

export interface EndingRight {
  id: string
  brand_id: string
  campaign_id: string | null
  campaign_name: string | null
  creator_name: string
  ends_on: string
}

/** Rights that end within the days of warning (those of films end with their posts) and that nobody has been told of. */
export const listUntold = async (trx: Db, today: string, limit: number): Promise<EndingRight[]> =>
  (
    await sql<EndingRight>`SELECT r.id, r.brand_id, r.campaign_id, c.name AS campaign_name, i.name AS creator_name, r.ends_on::text AS ends_on
      FROM ${ledger(today)} r JOIN instagramers i ON i.id = r.instagramer_id
      LEFT JOIN campaigns c ON c.brand_id = r.brand_id AND c.id = r.campaign_id
      WHERE r.state = 'ending' AND r.kind = 'picture' AND NOT EXISTS (SELECT FROM notice_marks n WHERE n.kind = 'rights_ending' AND n.subject_id = r.id)
      ORDER BY r.ends_on, r.id LIMIT ${limit}`.execute(trx)
  ).rows
