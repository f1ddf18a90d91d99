import type { Handlers } from '../../http/call'
import { seeCampaign } from '../campaigns'
import { createReportLink, deleteReportLink, getSharedReport, listReportLinks } from './links'
import { reportOf } from './report'

export { creatorCosts, perThousand } from './costs'

export const reportHandlers = {
  getCampaignReport: async ({ db, caller, params, now }) => ({
    report: await reportOf(db, await seeCampaign(db, params.id, caller, now), now),
  }),
  listReportLinks: (call) => listReportLinks(call, { campaignId: call.params.id }),
  createReportLink: (call) => createReportLink(call, { campaignId: call.params.id, ...call.body }),
  deleteReportLink: (call) => deleteReportLink(call, call.params),
  getSharedReport: (call) => getSharedReport(call, call.params),
} satisfies Partial<Handlers>
