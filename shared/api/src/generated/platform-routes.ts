// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const platformRoutes: RouteTable = {
  getInfoBanner: {"method":"GET","path":"/info_banners/current","base":"either"},
  listInfoBanners: {"method":"GET","path":"/info_banners"},
  createInfoBanner: {"method":"POST","path":"/info_banners","idempotent":true},
  updateInfoBanner: {"method":"PATCH","path":"/info_banners/:id"},
  deleteInfoBanner: {"method":"DELETE","path":"/info_banners/:id"},
  getPlatformStatus: {"method":"GET","path":"/platform/status"},
  listPlatformEvents: {"method":"GET","path":"/platform/events"},
  listRemoteFailures: {"method":"GET","path":"/platform/failures"},
  stopCanary: {"method":"POST","path":"/platform/remotes/:name/stop"},
  rollBackRemote: {"method":"POST","path":"/platform/remotes/:name/rollback"},
}
