// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const againRoutes: RouteTable = {
  getAskAgain: {"method":"GET","path":"/campaigns/:id/ask_again"},
  askAgain: {"method":"POST","path":"/campaigns/:id/ask_again","idempotent":true},
}
