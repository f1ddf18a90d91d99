// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const plansRoutes: RouteTable = {
  openPlanPortal: {"method":"POST","path":"/companies/:id/plan/portal"},
}
