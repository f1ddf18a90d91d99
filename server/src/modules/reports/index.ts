import type { Locale } from '@samspel/api'
import type { Caller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { type CampaignRow, seeCampaign } from '../campaigns'
import { fileOf } from './file'
import { createReportLink, deleteReportLink, listReportLinks, updateReportLink } from './links'
import { openLink } from './opened'
import { pinReportPost } from './pin'
import { reportOf } from './report'
import { shownOf, withoutCosts } from './shown'
import { stopReportMail } from './weekly'

export { creatorCosts, perThousand } from './costs'
export { mailReports, reportMailJob } from './weekly'

/** The campaigns of one report: the first, and others of its brand, each once. */
const campaignsOf = async (
  db: Db,
  { id, and = [] }: { id: string; and?: string | string[] | undefined },
  caller: Caller,
  now: Date,
): Promise<CampaignRow[]> => {
  const campaigns: CampaignRow[] = []
  for (const one of new Set([id, ...(typeof and === 'string' ? [and] : and)])) {
    const campaign = await seeCampaign(db, one, caller, now)
    if (campaigns[0] && campaign.brand_id !== campaigns[0].brand_id) throw new AppError('campaign_not_found')
    campaigns.push(campaign)
  }
  return campaigns
}

/** The token of a company that is not for money reads no costs either. */
const readsMoney = (caller: Caller, campaigns: readonly CampaignRow[]): boolean =>
  caller.kind !== 'user' || !caller.token || campaigns.every((one) => mayFor(caller, 'seeMoney', one.brand_id))

const localeOf = async ({ db, caller }: Context<UserCaller>): Promise<Locale> =>
  (await db.selectFrom('users').select('locale').where('id', '=', caller.id).executeTakeFirst())?.locale ?? 'sv'

export const reportHandlers = {
  getCampaignReport: async ({ db, caller, params, query, now }) => {
    const campaigns = await campaignsOf(db, { id: params.id, and: query?.and }, caller, now)
    const report = await reportOf(db, campaigns, now)
    return { report: readsMoney(caller, campaigns) ? report : withoutCosts(report) }
  },
  getCampaignReportFile: async (call) => {
    const { db, caller, params, query, now } = call
    const report = await reportOf(db, await campaignsOf(db, { id: params.id, and: query.and }, caller, now), now)
    return fileOf(call, report, { what: query.what, locale: query.locale ?? (await localeOf(call)) })
  },
  pinReportPost: (call) => pinReportPost(call, { ...call.params, ...call.body }),
  listReportLinks: (call) => listReportLinks(call, { campaignId: call.params.id }),
  createReportLink: (call) => createReportLink(call, { campaignId: call.params.id, ...call.body }),
  updateReportLink: (call) => updateReportLink(call, { ...call.params, ...call.body }),
  deleteReportLink: (call) => deleteReportLink(call, call.params),
  stopReportMail: (call) => stopReportMail(call, { ...call.params, ...call.body }),
  getSharedReport: async (call) => {
    const { campaigns, shows, ...link } = await openLink(call, call.params.token, { counts: true })
    return { report: shownOf(await reportOf(call.db, campaigns, call.now), shows), shows, ...link }
  },
  getSharedReportFile: async (call) => {
    const { campaigns, shows, locale } = await openLink(call, call.params.token, { counts: false })
    const report = shownOf(await reportOf(call.db, campaigns, call.now), shows)
    return fileOf(call, report, { what: call.query.what, locale: call.query.locale ?? locale })
  },
} satisfies Partial<Handlers>
