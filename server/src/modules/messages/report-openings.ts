import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { readerOf } from '../uploads'
import { findReport, toReport } from './reports'
import { lookAtMessages } from './repository'
import { toMessage } from './serialize'

/** How long an opened conversation can be read before it has to be opened, and recorded, again. */
const openMinutes = 60

export const getReport = async (context: Context<UserCaller>, { id }: { id: string }) => ({
  messageReport: toReport(await findReport(context, id)),
})

/** Lets the caller read a reported conversation for a while, and records who did, when and why. */
export const openReport = (context: Context<UserCaller>, { id, reason }: { id: string } & Body<'openMessageReport'>) =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const report = await findReport({ ...context, db: trx }, id)
    await sql`INSERT INTO message_report_openings (brand_id, id, report_id, user_id, reason, opened_at, ends_at)
      VALUES (${report.brand_id}, ${uuidv7()}, ${id}, ${caller.id}, ${reason}, ${now}, ${now}::timestamptz + make_interval(mins => ${openMinutes}))`.execute(
      trx,
    )
    return { messageReport: toReport(await findReport({ ...context, db: trx }, id)) }
  })

/** The conversation of a report that the caller has opened. It looks the same to its two sides afterwards. */
export const listReportedMessages = async (
  context: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listReportedMessages'>,
) => {
  const report = await findReport(context, id)
  if (!report.open_until) throw new AppError('forbidden')
  const page = pageOf(query, pageSizes.feed)
  const pair = { brandId: report.brand_id, instagramerId: report.instagramer_id }
  const { rows, total } = await lookAtMessages(context.db, pair, page)
  const reader = readerOf(context)
  return { messages: rows.map((row) => toMessage(reader, row)), meta: metaOf(page, total) }
}
