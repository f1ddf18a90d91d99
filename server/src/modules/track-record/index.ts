import type { Handlers } from '../../http/call'
import { listRatings, reply } from './brand-side'
import { getCreatorRecord } from './creator'
import { getOwn, rate } from './rate'

export { endedOf, reliableCreators } from './creator'
export { trackRecordOf } from './figures'

export const trackRecordHandlers = {
  getCreatorRecord: async (call) => ({ creatorRecord: await getCreatorRecord(call, call.params) }),
  getMyBrandRating: (call) => getOwn(call, call.params),
  rateBrand: async (call) => ({ brandRating: await rate(call, { ...call.params, ...call.body }) }),
  listBrandRatings: (call) => listRatings(call, { ...call.params, ...call.query }),
  replyToBrandRating: async (call) => ({ brandRating: await reply(call, { ...call.params, ...call.body }) }),
} satisfies Partial<Handlers>
