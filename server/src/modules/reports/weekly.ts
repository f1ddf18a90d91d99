import { sql } from 'kysely'
import type { Locale } from '@samspel/api'
import { hashOf } from '../../auth/one-time-tokens'
import type { Context } from '../../context'
import { addDays, dayAndTimeIn, dayOf } from '../../days'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { type ClockContext, repeat } from '../../jobs/batches'
import type { Job } from '../../jobs/clock'
import { enqueueMail } from '../../outbox/mails'
import { type CampaignRow, findCampaign } from '../campaigns'
import { weeklyMail } from './mails'
import { reportOf } from './report'
import { shownOf } from './shown'
import { stopTokenOf } from './tokens'

/** When it goes out on Mondays, Stockholm. */
const from = '07:00'
/** Days after the last campaign's end on which figures are still read; after them there is nothing new to tell. */
const readOn = 30
const batch = 10

interface DueRow {
  id: string
  campaign_id: string
  more_campaign_ids: string[]
  locale: Locale
  expires_at: string
  shows_costs: boolean
  shows_names: boolean
  mail_to: string[]
}

const isMonday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() === 1

/** Claims live addresses that are mailed and have not been today, while their campaigns still get figures; mails them in the same transaction. */
const mailBatch = ({ db, config, now }: ClockContext, limit: number): Promise<number> =>
  transact(db, async (trx) => {
    const moment = now()
    const today = dayOf(moment)
    const { rows } = await sql<DueRow>`UPDATE report_links l SET mailed_on = ${today}::date FROM (
        SELECT r.brand_id, r.id FROM report_links r
        WHERE r.ended_at IS NULL AND r.expires_at > ${moment} AND r.mail_to <> '{}' AND (r.mailed_on IS NULL OR r.mailed_on < ${today}::date)
          AND EXISTS (SELECT FROM campaigns c WHERE c.brand_id = r.brand_id AND c.id = ANY(r.campaign_id || r.more_campaign_ids)
            AND (c.end_at IS NULL OR c.end_at >= ${addDays(today, -readOn)}::date))
        ORDER BY r.id LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
      WHERE l.brand_id = due.brand_id AND l.id = due.id
      RETURNING l.id, l.campaign_id, l.more_campaign_ids, l.locale, l.expires_at, l.shows_costs, l.shows_names, l.mail_to`.execute(
      trx,
    )
    for (const row of rows) {
      const campaigns: CampaignRow[] = []
      for (const id of [row.campaign_id, ...row.more_campaign_ids]) {
        const campaign = await findCampaign(trx, id, { today })
        if (campaign) campaigns.push(campaign)
      }
      if (campaigns.length === 0) continue
      const report = shownOf(await reportOf(trx, campaigns, moment), { costs: row.shows_costs, names: row.shows_names })
      const until = dayOf(new Date(Date.parse(row.expires_at) - 1))
      for (const to of row.mail_to)
        await enqueueMail(trx, weeklyMail(config, { linkId: row.id, to, locale: row.locale, until, report }))
    }
    return rows.length
  })

/** Mails shared reports to their readers on Mondays. Returns how many addresses of reports were mailed. */
export const mailReports = async (context: ClockContext): Promise<number> => {
  const { day, time } = dayAndTimeIn('SE', context.now())
  return isMonday(day) && time >= from ? repeat((limit) => mailBatch(context, limit), batch) : 0
}

export const reportMailJob: Job = { name: 'report-mails', everyMs: 10 * 60_000, run: mailReports }

/** Takes one reader off an address's mails; whoever has the mail may, without an account. */
export const stopReportMail = async (
  { db, config }: Context,
  { token, stop }: { token: string; stop: string },
): Promise<void> => {
  const link = await db
    .selectFrom('report_links')
    .select(['brand_id', 'id', 'mail_to'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  const email = link?.mail_to.find((one) => stopTokenOf(config, link.id, one) === stop)
  if (!link || email === undefined) throw new AppError('not_found')
  await sql`UPDATE report_links SET mail_to = array_remove(mail_to, ${email}) WHERE brand_id = ${link.brand_id} AND id = ${link.id}`.execute(
    db,
  )
}
