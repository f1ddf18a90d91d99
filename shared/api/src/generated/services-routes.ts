// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const servicesRoutes: RouteTable = {
  getServices: {"method":"GET","path":"/services"},
  testService: {"method":"POST","path":"/services/:name/test"},
  listReceivedWebhooks: {"method":"GET","path":"/services/webhooks"},
  rerunWebhook: {"method":"POST","path":"/services/webhooks/:id/rerun"},
}
