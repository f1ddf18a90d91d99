import type { Handlers } from '../../http/call'
import { reportUse } from './commands'
import { listBrandRights, listMyRights } from './queries'

export { type EndingRight, listUntold } from './repository'

export const rightHandlers = {
  listRights: (call) => listBrandRights(call, call.query),
  listMyRights: (call) => listMyRights(call, call.query),
  reportRightUse: (call) => reportUse(call, { ...call.params, ...call.body.use }),
} satisfies Partial<Handlers>
