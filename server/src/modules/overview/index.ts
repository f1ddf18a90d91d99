import type { Handlers } from '../../http/call'
import { getBrandRecord } from './brand-record'
import { listComparedCampaigns } from './campaigns'
import { getOverviewFigures } from './figures'
import { getPlatformWaiting } from './platform-waiting'
import { getOverviewWaiting } from './waiting'

export const overviewHandlers = {
  getOverviewWaiting: (call) => getOverviewWaiting(call, call.query),
  getOverviewFigures: (call) => getOverviewFigures(call, call.query),
  getPlatformWaiting: (call) => getPlatformWaiting(call),
  getBrandRecord: (call) => getBrandRecord(call, call.params),
  listComparedCampaigns: (call) => listComparedCampaigns(call, call.query),
} satisfies Partial<Handlers>
