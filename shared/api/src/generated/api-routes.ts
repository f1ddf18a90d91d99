// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const apiRoutes: RouteTable = {
  listApiTokens: {"method":"GET","path":"/companies/:id/api_tokens"},
  createApiToken: {"method":"POST","path":"/companies/:id/api_tokens"},
  revokeApiToken: {"method":"DELETE","path":"/api_tokens/:id"},
  listWebhooks: {"method":"GET","path":"/companies/:id/webhooks"},
  createWebhook: {"method":"POST","path":"/companies/:id/webhooks"},
  updateWebhook: {"method":"PATCH","path":"/webhooks/:id"},
  deleteWebhook: {"method":"DELETE","path":"/webhooks/:id"},
  renewWebhookSecret: {"method":"POST","path":"/webhooks/:id/secret"},
  testWebhook: {"method":"POST","path":"/webhooks/:id/test"},
  listWebhookDeliveries: {"method":"GET","path":"/webhooks/:id/deliveries"},
  replayWebhookDelivery: {"method":"POST","path":"/webhook_deliveries/:id/replay"},
  replayFailedDeliveries: {"method":"POST","path":"/webhooks/:id/replay"},
}
