import { sql } from 'kysely'
import { pageSizes, type ReceivedWebhook, type ServiceName } from '@samspel/api'
import type { Context, Query } from '../../context'
import { dayMs } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'

interface WebhookRow {
  id: string
  at: string
  service: ServiceName
  kind: string | null
  status: number
  ms: number
  accepted: boolean
  waits: boolean
  rerun_at: string | null
  rerun_by: string | null
}

const columns = sql`w.id, w.at, w.service, w.kind, w.status, w.ms, w.accepted, w.word IS NOT NULL AS waits, w.rerun_at,
  (SELECT u.name FROM users u WHERE u.id = w.rerun_by) AS rerun_by`

const toWebhook = ({ at, waits, rerun_at: rerunAt, rerun_by: by, ...row }: WebhookRow): ReceivedWebhook => ({
  ...row,
  at: new Date(at).toISOString(),
  canRerun: waits,
  rerun: rerunAt === null ? null : { at: new Date(rerunAt).toISOString(), by },
})

const latestWebhooks = 4
/** Who called on so many days of the week before its last call, is missed. */
const usualDays = 4

const silentCallers = async (db: Db, since: Date) => {
  const { rows } = await sql<{ service: ServiceName; last: string }>`WITH accepted AS (
      SELECT service, at, max(at) OVER (PARTITION BY service) AS last FROM received_webhooks WHERE accepted)
    SELECT service, last FROM accepted WHERE last <= ${since} AND at > last - interval '7 days'
    GROUP BY service, last HAVING count(DISTINCT (at AT TIME ZONE 'Europe/Stockholm')::date) >= ${usualDays}
    ORDER BY service`.execute(db)
  return rows.map(({ service, last }) => ({ service, since: new Date(last).toISOString() }))
}

/** The latest calls of services, how many there were and how many can be run again, and which services have fallen silent. */
export const webhooksOf = async (db: Db, now: Date) => {
  const since = new Date(now.getTime() - dayMs)
  const { rows } = await sql<WebhookRow>`SELECT ${columns} FROM received_webhooks w
    WHERE w.at > ${since} ORDER BY w.at DESC, w.id DESC LIMIT ${latestWebhooks}`.execute(db)
  const counted = await sql<{ total: number; refused: number; failed: number }>`SELECT
    (count(*) FILTER (WHERE at > ${since}))::int AS total,
    (count(*) FILTER (WHERE at > ${since} AND NOT accepted AND word IS NULL))::int AS refused,
    (count(DISTINCT word_hash) FILTER (WHERE word IS NOT NULL))::int AS failed FROM received_webhooks WHERE at > ${since} OR word IS NOT NULL`.execute(
    db,
  )
  const { total = 0, refused = 0, failed = 0 } = counted.rows[0] ?? {}
  return { total, refused, failed, latest: rows.map(toWebhook), silent: await silentCallers(db, since) }
}

/** Services send again what we fail at: the same word waits once. */
const newestOfWord = sql`w.word IS NOT NULL AND NOT EXISTS (SELECT FROM received_webhooks o
  WHERE o.word_hash = w.word_hash AND o.word IS NOT NULL AND (o.at, o.id) > (w.at, w.id))`

export const listReceivedWebhooks = async (
  { db, now }: Context,
  { service, refused, failed, ...query }: Query<'listReceivedWebhooks'>,
) => {
  const page = pageOf(query, pageSizes.table)
  const where = sql`received_webhooks w
    WHERE ${failed ? newestOfWord : sql`w.at > ${new Date(now.getTime() - dayMs)}`}
    AND ${service ? sql`w.service = ${service}` : sql`true`}
    AND ${refused === undefined ? sql`true` : refused ? sql`NOT w.accepted AND w.word IS NULL` : sql`w.accepted`}`
  const { rows, total } = await pageWithTotal<WebhookRow>(
    db,
    sql<WebhookRow>`SELECT ${columns} FROM ${where}
      ORDER BY w.at DESC, w.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    where,
  )
  return { receivedWebhooks: rows.map(toWebhook), meta: metaOf(page, total) }
}

export const getReceivedWebhook = async (db: Db, id: string): Promise<ReceivedWebhook> => {
  const { rows } = await sql<WebhookRow>`SELECT ${columns} FROM received_webhooks w WHERE w.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return toWebhook(row)
}
