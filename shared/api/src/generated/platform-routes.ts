// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const platformRoutes: RouteTable = {
  getPlatformStatus: {"method":"GET","path":"/platform/status"},
  listPlatformEvents: {"method":"GET","path":"/platform/events"},
  listPlatformJobs: {"method":"GET","path":"/platform/jobs"},
  listRemoteFailures: {"method":"GET","path":"/platform/failures"},
  stopCanary: {"method":"POST","path":"/platform/remotes/:name/stop"},
  turnRemote: {"method":"POST","path":"/platform/remotes/:name/turn"},
  rollBackRemote: {"method":"POST","path":"/platform/remotes/:name/rollback"},
  getRemoteSettings: {"method":"GET","path":"/platform/remotes/:name/settings"},
  changeRemoteSetting: {"method":"POST","path":"/platform/remotes/:name/settings/:key"},
}
