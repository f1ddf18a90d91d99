import { type RawBuilder, sql } from 'kysely'
import type { CreatorRecord } from '@samspel/api'
import { percentOf } from '@samspel/api/percent'
import { fewestCases } from '@samspel/api/track-record'
import type { Caller } from '../../auth/caller'
import { may } from '../../auth/roles'
import { zoneOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { dueOf } from '../../parcel-deadline'
import { postByOfPass } from '../../pickup-deadline'
import { enough, sinceOf } from './cases'

/** What a side has on its own record since a moment: what it ended, and a creator also what she never published. */
const endedBy = (side: 'creator' | 'brand', own: RawBuilder<unknown>, since: string) =>
  sql`endings WHERE ${own} AND counts_for = ${side} AND ended_at >= ${since}`

const agreedIn = (own: RawBuilder<unknown>, since: string) =>
  sql`agreements WHERE ${own} AND version = 1 AND created_at >= ${since}`

/** How much a side has ended on its own record in twelve months, of how many agreements. */
export const endedOf = async (
  db: Db,
  whose: { creatorId: string } | { brandId: string },
  now: Date,
): Promise<{ ended: number; agreed: number }> => {
  const since = sinceOf(now)
  const isCreator = 'creatorId' in whose
  const own = isCreator ? sql`instagramer_id = ${whose.creatorId}` : sql`brand_id = ${whose.brandId}`
  const { rows } = await sql<{ ended: number; agreed: number }>`SELECT
    (SELECT count(*)::int FROM ${endedBy(isCreator ? 'creator' : 'brand', own, since)}) AS ended,
    (SELECT count(*)::int FROM ${agreedIn(own, since)}) AS agreed`.execute(db)
  return rows[0]!
}

interface Row {
  agreed: number
  left: number
  never_posted: number
  delivered: number
  in_time: number
  posts: number
  changes: number
}

/** SQL: approved posts since a moment, what was handed in by them, and the last day of each such work. */
const worksSince = (since: string, whose: RawBuilder<unknown>) => sql`posts AS (
      SELECT m.instagramer_id, m.brand_id, m.participation_id, m.store_participation_id, m.revision, m.created_at FROM mentions m
      WHERE ${whose} AND m.state = 'approved' AND m.decided_at >= ${since}),
    handed_in AS (
      SELECT instagramer_id, brand_id, participation_id, store_participation_id, (max(created_at) AT TIME ZONE ${zoneOf(sql`'SE'`)})::date AS day
      FROM posts GROUP BY 1, 2, 3, 4),
    works AS (
      SELECT h.instagramer_id, h.day, ${dueOf('p', 'c')} AS due FROM handed_in h
        JOIN participations p ON p.brand_id = h.brand_id AND p.id = h.participation_id
        JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      UNION ALL
      SELECT h.instagramer_id, h.day, ${postByOfPass('s')} FROM handed_in h
        JOIN store_participations s ON s.brand_id = h.brand_id AND s.id = h.store_participation_id)`

/** Percent of the work in time, from which a creator is one who delivers in time. */
const reliableShare = 80

/** SQL: the ids of creators who deliver in time, by the same count as their records; with too few cases nobody is. */
export const reliableCreators = (now: Date): RawBuilder<unknown> => {
  const since = sinceOf(now)
  return sql`WITH ${worksSince(since, sql`true`)}
    SELECT instagramer_id FROM (
      SELECT instagramer_id, day <= due AS in_time FROM works WHERE due IS NOT NULL
      UNION ALL
      SELECT instagramer_id, false FROM ${endedBy('creator', sql`ended_by = 'brand'`, since)}) each
    GROUP BY instagramer_id
    HAVING count(*) >= ${fewestCases} AND 100 * count(*) FILTER (WHERE in_time) >= ${reliableShare} * count(*)`
}

/**
 * The creator's record over the last twelve months, at all brands, at deliveries and pick-ups. Work is in time when all of it that was
 * approved was handed in by its last day; what she never published is not, and was asked for. What she ended for a reason that was the
 * other side's counts for nothing.
 */
export const creatorRecordOf = async (db: Db, creatorId: string, now: Date): Promise<CreatorRecord> => {
  const since = sinceOf(now)
  const own = sql`instagramer_id = ${creatorId}`
  const { rows } = await sql<Row>`WITH ${worksSince(since, sql`m.instagramer_id = ${creatorId}`)},
    ended AS (SELECT ended_by FROM ${endedBy('creator', own, since)})
    SELECT (SELECT count(*)::int FROM ${agreedIn(own, since)}) AS agreed,
      (SELECT count(*) FILTER (WHERE ended_by = 'creator') FROM ended)::int AS left,
      (SELECT count(*) FILTER (WHERE ended_by = 'brand') FROM ended)::int AS never_posted,
      (SELECT count(*) FROM works WHERE due IS NOT NULL)::int AS delivered,
      (SELECT count(*) FROM works WHERE day <= due)::int AS in_time,
      (SELECT count(*) FROM posts)::int AS posts,
      (SELECT coalesce(sum(revision), 0) FROM posts)::int AS changes`.execute(db)
  const row = rows[0]!
  const due = row.delivered + row.never_posted
  return {
    agreed: row.agreed,
    inTime: enough(due, percentOf(row.in_time / Math.max(due, 1))),
    changesPerPost: enough(row.posts, Math.round((10 * row.changes) / Math.max(row.posts, 1)) / 10),
    left: enough(row.agreed, row.left),
    neverPosted: enough(row.agreed, row.never_posted),
  }
}

/** The record of a creator for staff, and for the creator alone the own one; both read the same. */
export const getCreatorRecord = async (
  { db, caller, now }: { db: Db; caller: Caller; now: Date },
  { id }: { id: string },
): Promise<CreatorRecord> => {
  if (caller.kind === 'user' && !may(caller, 'seeCreators')) throw new AppError('forbidden')
  if (caller.kind === 'instagramer' && caller.id !== id) throw new AppError('not_found')
  const seesBlocked = caller.kind === 'instagramer' || (caller.kind === 'user' && may(caller, 'seeBlockedCreators'))
  const found = await db
    .selectFrom('instagramers')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(!seesBlocked, (query) => query.where('state', '<>', 'blocked'))
    .executeTakeFirst()
  if (!found) throw new AppError('not_found')
  return creatorRecordOf(db, id, now)
}
