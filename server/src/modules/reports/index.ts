import type { Handlers } from '../../http/call'
import { seeCampaign } from '../campaigns/queries'
import { createReportLink, deleteReportLink, getSharedReport, listReportLinks } from './links'
import { reportOf } from './report'

export const reportHandlers = {
  getCampaignReport: async ({ db, caller, params }) => ({ report: await reportOf(db, await seeCampaign(db, params.id, caller)) }),
  listReportLinks,
  createReportLink,
  deleteReportLink,
  getSharedReport,
} satisfies Partial<Handlers>
