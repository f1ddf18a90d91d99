import { type RawBuilder, sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { metaOf, pageOf } from '../../http/page'
import { contains, finds } from '../../search'
import { ownBrands, ownColumn, type Reader } from './pair'
import { type ThreadListRow, toThread } from './serialize'

/** Shorter search text matches nearly every message, so only names are searched. */
const shortestWords = 3

/** SQL condition on a row with `brand_id` and `instagramer_id`: it belongs to the caller. */
const ownIn = (table: string, caller: Reader, brandId: string | undefined): RawBuilder<unknown> =>
  caller.kind === 'user'
    ? inBrands(sql.ref(`${table}.brand_id`), ownBrands(caller, 'readMessages', brandId))
    : sql`${sql.ref(`${table}.instagramer_id`)} = ${caller.id} AND ${brandId ? sql`${sql.ref(`${table}.brand_id`)} = ${brandId}` : sql`true`}`

const hasUnread = (side: Reader['kind']) =>
  sql`(${ownColumn(side, 'unread')} OR EXISTS (SELECT FROM messages m WHERE m.brand_id = threads.brand_id AND m.thread_id = threads.id
    AND m.read_at IS NULL AND m.author <> ${side}))`

const matching = (caller: Reader, { brandId, query, filter = 'all', campaignId }: Query<'listThreads'>) => {
  const name = caller.kind === 'user' ? sql`(instagramers.name || ' ' || instagramers.username)` : sql`brands.name`
  const written = (
    word: string,
  ) => sql`(threads.brand_id, threads.id) IN (SELECT m.brand_id, m.thread_id FROM messages m
    WHERE ${ownIn('m', caller, brandId)} AND ${contains(sql`m.body`, word)})`
  const worksOn = (word: string) => sql`(threads.brand_id, threads.instagramer_id) IN (
    SELECT p.brand_id, p.instagramer_id FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id
      WHERE ${ownIn('p', caller, brandId)} AND ${contains(sql`c.name`, word)}
    UNION ALL SELECT sp.brand_id, sp.instagramer_id FROM store_participations sp
      JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
      JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
      WHERE ${ownIn('sp', caller, brandId)} AND ${contains(sql`c.name`, word)})`
  const conditions = [
    // Threads without messages hold only notices and stay hidden until somebody writes.
    sql`threads.last_message_at IS NOT NULL`,
    ownIn('threads', caller, brandId),
    finds(query, {
      text: name,
      also: (word) => (word.length < shortestWords ? sql`false` : sql`(${written(word)} OR ${worksOn(word)})`),
    }),
    sql`(${ownColumn(caller.kind, 'archived_at')} IS NOT NULL) = ${filter === 'archived'}`,
    ...(filter === 'unread' ? [hasUnread(caller.kind)] : []),
    ...(filter === 'mine' && caller.kind === 'user'
      ? [
          sql`EXISTS (SELECT FROM messages m WHERE m.author_user_id = ${caller.id} AND m.brand_id = threads.brand_id AND m.thread_id = threads.id)`,
        ]
      : []),
    ...(campaignId
      ? [
          sql`(EXISTS (SELECT FROM participations p WHERE p.brand_id = threads.brand_id AND p.campaign_id = ${campaignId} AND p.instagramer_id = threads.instagramer_id)
          OR EXISTS (SELECT FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
            WHERE sp.brand_id = threads.brand_id AND sc.campaign_id = ${campaignId} AND sp.instagramer_id = threads.instagramer_id))`,
        ]
      : []),
  ]
  return sql.join(conditions, sql` AND `)
}

/** The campaign of the latest collaboration in thread `t`. */
const campaignName = sql`(SELECT c.name FROM campaigns c WHERE c.brand_id = t.brand_id AND c.id = (
    SELECT campaign_id FROM (
      SELECT p.campaign_id, p.created_at FROM participations p WHERE p.brand_id = t.brand_id AND p.instagramer_id = t.instagramer_id
      UNION ALL SELECT sc.campaign_id, sp.created_at FROM store_participations sp
        JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
        WHERE sp.brand_id = t.brand_id AND sp.instagramer_id = t.instagramer_id AND sp.state <> 'invited'
    ) both_kinds ORDER BY created_at DESC LIMIT 1))`

/** The caller's threads, by latest event. */
export const listThreads = async ({ db, caller }: Context<Reader>, query: Query<'listThreads'>) => {
  const side = caller.kind
  const page = pageOf(query, pageSizes.feed)
  const from = sql`threads JOIN brands ON brands.id = threads.brand_id JOIN instagramers ON instagramers.id = threads.instagramer_id
    WHERE ${matching(caller, query)}`
  // The page is cut first, so that lookups per row happen only for its rows.
  const { rows, total } = await pageWithTotal(
    db,
    sql<ThreadListRow>`SELECT t.*, ${campaignName} AS campaign_name, last.body AS last_body, last.author AS last_author, last.author_name AS last_author_name,
      last.created_at AS last_created_at, last.notice AS last_notice, coalesce(files.count, 0) AS last_files, coalesce(files.pictures, 0) AS last_pictures,
      greatest(t.marked::int, (SELECT count(*) FROM messages m WHERE m.brand_id = t.brand_id AND m.thread_id = t.id AND m.read_at IS NULL AND m.author <> ${side})) AS unread
    FROM (SELECT threads.brand_id, threads.id, threads.instagramer_id, threads.last_message_at, brands.name AS brand_name, brands.logo_url AS brand_logo_url,
        instagramers.name AS creator_name, instagramers.username AS creator_username, instagramers.avatar_url AS creator_avatar_url,
        ${ownColumn(side, 'unread')} AS marked, ${ownColumn(side, 'muted_at')} IS NOT NULL AS muted, ${ownColumn(side, 'archived_at')} IS NOT NULL AS archived
      FROM ${from} ORDER BY threads.last_message_at DESC, threads.id DESC LIMIT ${page.limit} OFFSET ${page.offset}) t
    LEFT JOIN LATERAL (SELECT m.id, m.body, m.author, m.author_name, m.created_at, m.notice FROM messages m
      WHERE m.brand_id = t.brand_id AND m.thread_id = t.id ORDER BY m.seq DESC LIMIT 1) AS last ON true
    LEFT JOIN LATERAL (SELECT count(*) AS count, count(*) FILTER (WHERE f.type = 'image/webp') AS pictures FROM message_files f
      WHERE f.brand_id = t.brand_id AND f.message_id = last.id) AS files ON true
    ORDER BY t.last_message_at DESC, t.id DESC`,
    from,
  )
  return { threads: rows.map(toThread), meta: metaOf(page, total) }
}
