import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type MessageReport, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { notify } from '../notices'
import { threadChanged } from './events'
import { otherSide, pairOf, type Reader, type Side } from './pair'
import { lockThread } from './thread-lock'

export interface ReportRow {
  id: string
  brand_id: string
  thread_id: string
  brand_name: string
  instagramer_id: string
  creator_name: string
  reporter: Side
  reporter_name: string
  reason: MessageReport['reason']
  text: string
  message_body: string | null
  state: MessageReport['state']
  note: string
  created_at: string
  decided_at: string | null
  decided_by_name: string | null
  open_until: string | null
  openings: { by_name: string; reason: string; opened_at: string }[]
}

export const toReport = (row: ReportRow): MessageReport => ({
  id: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  instagramerId: row.instagramer_id,
  creatorName: row.creator_name,
  reporter: row.reporter,
  reporterName: row.reporter_name,
  reason: row.reason,
  text: row.text,
  messageBody: row.message_body,
  state: row.state,
  note: row.note,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  decidedByName: row.decided_by_name,
  openUntil: row.open_until,
  openings: row.openings.map((opening) => ({
    byName: opening.by_name,
    reason: opening.reason,
    openedAt: new Date(opening.opened_at).toISOString(),
  })),
})

const columnsFor = ({
  caller,
  now,
}: Pick<
  Context<UserCaller>,
  'caller' | 'now'
>) => sql`r.id, r.brand_id, r.thread_id, brands.name AS brand_name, t.instagramer_id, i.name AS creator_name, r.reporter, r.reporter_name,
  r.reason, r.text, m.body AS message_body, r.state, r.note, r.created_at, r.decided_at, decider.name AS decided_by_name,
  (SELECT max(o.ends_at) FROM message_report_openings o WHERE o.report_id = r.id AND o.user_id = ${caller.id} AND o.ends_at > ${now}) AS open_until,
  (SELECT coalesce(json_agg(json_build_object('by_name', u.name, 'reason', o.reason, 'opened_at', o.opened_at) ORDER BY o.opened_at DESC), '[]')
    FROM message_report_openings o JOIN users u ON u.id = o.user_id WHERE o.report_id = r.id) AS openings`
const tables = sql`message_reports r JOIN threads t ON t.brand_id = r.brand_id AND t.id = r.thread_id
  JOIN brands ON brands.id = r.brand_id JOIN instagramers i ON i.id = t.instagramer_id
  LEFT JOIN messages m ON m.brand_id = r.brand_id AND m.id = r.message_id
  LEFT JOIN users decider ON decider.id = r.decided_by`

/** Reports a thread or one of its messages; does nothing while a report is open. */
export const reportThread = (
  { db, caller, now, live, config }: Context<Reader>,
  { messageId, reason, text = '', ...asked }: Body<'reportThread'>['report'],
): Promise<void> =>
  transact(db, async (trx) => {
    const pair = await pairOf(trx, caller, asked, 'writeMessages')
    const thread = await lockThread(trx, pair)
    if (messageId) {
      const { rows } =
        await sql`SELECT FROM messages WHERE brand_id = ${pair.brandId} AND thread_id = ${thread.id} AND id = ${messageId}`.execute(
          trx,
        )
      if (rows.length === 0) throw invalid({ messageId: ['not_found'] })
    }
    const id = uuidv7()
    const { rows: made } =
      await sql`INSERT INTO message_reports (id, brand_id, thread_id, message_id, reporter, reporter_user_id, reporter_name, reason, text, created_at)
      VALUES (${id}, ${pair.brandId}, ${thread.id}, ${messageId ?? null}, ${caller.kind}, ${caller.kind === 'user' ? caller.id : null},
        ${caller.name}, ${reason}, ${text}, ${now})
      ON CONFLICT (brand_id, thread_id, reporter) WHERE state = 'open' DO NOTHING RETURNING id`.execute(trx)
    if (made.length > 0)
      await notify(
        trx,
        { live, now, config },
        {
          to: { platform: true },
          kind: 'report',
          subjectId: id,
          place: 'message-reports',
          href: '/message-reports',
          facts: { text },
        },
      )
    await live.publish(trx, threadChanged(pair))
  })

/** One report; 404 when there is none. Locks it when it is about to be changed. */
export const findReport = async (
  context: Context<UserCaller>,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ReportRow> => {
  const { rows } =
    await sql<ReportRow>`SELECT ${columnsFor(context)} FROM ${tables} WHERE r.id = ${id} ${lock ? sql`FOR UPDATE OF r` : sql``}`.execute(
      context.db,
    )
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

export const listReports = async (context: Context<UserCaller>, query: Query<'listMessageReports'>) => {
  const page = pageOf(query, pageSizes.feed)
  const where = sql`(r.state = 'open') = ${query.state !== 'decided'}`
  const { rows, total } = await pageWithTotal(
    context.db,
    sql<ReportRow>`SELECT ${columnsFor(context)} FROM ${tables} WHERE ${where} ORDER BY r.created_at DESC, r.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`message_reports r WHERE ${where}`,
  )
  return { messageReports: rows.map(toReport), meta: metaOf(page, total) }
}

/** The platform's decision: dismiss the report, or stop the reported side from writing in this thread. */
export const decideReport = (
  context: Context<UserCaller>,
  { id, decision, note = '' }: { id: string } & Body<'decideMessageReport'>,
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const report = await findReport({ ...context, db: trx }, id, { lock: true })
    if (report.state !== 'open') throw new AppError('already_decided')
    await sql`UPDATE message_reports SET state = ${decision}, note = ${note}, decided_by = ${caller.id}, decided_at = ${now} WHERE id = ${id}`.execute(
      trx,
    )
    if (decision === 'closed')
      await sql`UPDATE threads SET closed_for = ${otherSide(report.reporter)} WHERE brand_id = ${report.brand_id} AND id = ${report.thread_id}`.execute(
        trx,
      )
    await live.publish(trx, threadChanged({ brandId: report.brand_id, instagramerId: report.instagramer_id }))
    return { messageReport: toReport(await findReport({ ...context, db: trx }, id)) }
  })
