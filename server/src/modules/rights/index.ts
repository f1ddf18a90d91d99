import type { Handlers } from '../../http/call'
import { archiveRights } from './archive'
import { reportUse } from './commands'
import { listBrandRights, listMyRights } from './queries'

export { serveRightArchives } from './archive'
export { serveRightOriginals } from './originals'
export { type EndingRight, listUntold } from './repository'

export const rightHandlers = {
  listRights: (call) => listBrandRights(call, call.query),
  archiveRights: (call) => archiveRights(call, call.query),
  listMyRights: (call) => listMyRights(call, call.query),
  reportRightUse: (call) => reportUse(call, { ...call.params, ...call.body.use }),
} satisfies Partial<Handlers>
