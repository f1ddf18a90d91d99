// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const settingsRoutes: RouteTable = {
  searchTowns: {"method":"GET","path":"/towns"},
  getNoticeSettings: {"method":"GET","path":"/notices/settings"},
  updateNoticeSettings: {"method":"PATCH","path":"/notices/settings"},
  createPushDevice: {"method":"POST","path":"/notices/devices"},
  getNoticeDigest: {"method":"GET","path":"/notices/digest"},
}
