// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const logRoutes: RouteTable = {
  listCompanyAudit: {"method":"GET","path":"/companies/:id/audit"},
  listAudit: {"method":"GET","path":"/audit"},
}
