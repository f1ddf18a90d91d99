// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const membershipRoutes: RouteTable = {
  switchCompany: {"method":"PATCH","path":"/users/me/company"},
  joinCompany: {"method":"POST","path":"/users/me/companies"},
}
