import { type RawBuilder, sql } from 'kysely'
import type { NoticeCounts, NoticeRow } from '@samspel/api'
import type { NoticeFacts, NoticeKind, NoticeTopic } from '@samspel/api/notices'
import { brandsElsewhere } from '../../auth/companies-in-sql'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { lineAs, lineOf } from '../notices'
import { factsNow, isUnread, isWaiting } from './waiting'

/** Whose notices: those of other companies that the account belongs to are read there. */
export interface Reader {
  id: string
  companyId?: string | null | undefined
}

/**
 * The account's notices of the last half year, each with the row it is grouped into: the single definition for list, counts and read marks.
 * Of a line, all that waits is one row, all that is new another until it is opened, and what was seen one for each day.
 */
const stated = (
  { id, companyId = null }: Reader,
  day: string,
): RawBuilder<unknown> => sql`(SELECT n.*, n.line || ':' || CASE WHEN n.waiting THEN 'waits' WHEN n.unread THEN 'new'
        ELSE (n.created_at AT TIME ZONE 'Europe/Stockholm')::date::text END AS key
    FROM (SELECT n.*, ${isUnread} AS unread FROM (SELECT n.*, ${lineOf} AS line, ${isWaiting(day)} AS waiting FROM notices n
      WHERE n.account_id = ${id} AND n.in_app AND n.created_at > ${day}::date - 183
        AND (n.brand_id IS NULL OR n.brand_id NOT IN ${brandsElsewhere(sql`${id}::uuid`, sql`${companyId}::uuid`)})) n) n)`

const rowsOf = (reader: Reader, day: string): RawBuilder<unknown> => sql`(SELECT key,
      (array_agg(id ORDER BY created_at DESC, id DESC))[1] AS id, count(*) AS count,
      count(DISTINCT kind) AS kinds, count(DISTINCT place) AS places, bool_or(unread) AS unread,
      bool_or(waiting) AS waiting, max(created_at) AS created_at, min(created_at) AS oldest_at, max(topic) AS topic
    FROM ${stated(reader, day)} s GROUP BY key)`

interface Row {
  key: string
  id: string
  kind: NoticeKind
  topic: NoticeTopic
  brand_id: string | null
  subject_id: string
  href: string
  place: string
  facts: NoticeFacts
  count: number
  kinds: number
  places: number
  unread: boolean
  waiting: boolean
  created_at: string
  oldest_at: string
}

const filters = {
  all: sql`true`,
  unread: sql`g.unread`,
  money: sql`g.topic = 'money'`,
  messages: sql`g.topic = 'messages'`,
} as const

export const listRows = async (
  db: Db,
  reader: Reader,
  day: string,
  { filter, limit, offset }: { filter: keyof typeof filters; limit: number; offset: number },
): Promise<{ rows: NoticeRow[]; total: number }> => {
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT g.*, n.kind, n.brand_id, n.subject_id, n.href, n.place, ${factsNow(day)} AS facts
      FROM (SELECT * FROM g ORDER BY g.waiting DESC, g.created_at DESC, g.id DESC LIMIT ${limit} OFFSET ${offset}) g
      JOIN notices n ON n.id = g.id ORDER BY g.waiting DESC, g.created_at DESC, g.id DESC`,
    sql`g`,
    sql`WITH g AS MATERIALIZED (SELECT * FROM ${rowsOf(reader, day)} g WHERE ${filters[filter]})`,
  )
  return {
    total,
    rows: rows
      .map((newest) => lineAs(newest, newest))
      .map((row) => ({
        id: row.id,
        key: row.key,
        kind: row.kind,
        topic: row.topic,
        brandId: row.brand_id,
        subjectId: row.subject_id,
        href: row.href,
        facts: row.facts,
        count: row.count,
        unread: row.unread,
        waiting: row.waiting,
        createdAt: row.created_at,
        oldestAt: row.oldest_at,
      })),
  }
}

/** The unread count for the bell, and the number of rows under "Väntar på dig". */
export const countRows = async (db: Db, reader: Reader, day: string): Promise<NoticeCounts> => {
  const {
    rows: [row],
  } =
    await sql<NoticeCounts>`SELECT count(*) FILTER (WHERE unread) AS unread, count(*) FILTER (WHERE waiting) AS waiting
    FROM ${rowsOf(reader, day)} g`.execute(db)
  return { unread: row?.unread ?? 0, waiting: row?.waiting ?? 0 }
}

/** Marks a row, or all rows, as read. Notices later than `until` had not been seen yet and stay unread. */
export const markRead = (
  trx: Db,
  reader: Reader,
  day: string,
  { key, until, now }: { key?: string | undefined; until?: string | undefined; now: Date },
) =>
  sql`UPDATE notices SET read_at = ${now} WHERE read_at IS NULL AND id IN (SELECT id FROM ${stated(reader, day)} s
    WHERE s.read_at IS NULL AND ${key ? sql`s.key = ${key}` : sql`true`} AND ${until ? sql`s.created_at <= ${until}` : sql`true`})`.execute(
    trx,
  )
