// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const papersRoutes: RouteTable = {
  getCompanyPapers: {"method":"GET","path":"/companies/:id/papers"},
  updateCompanyPapers: {"method":"PATCH","path":"/companies/:id/papers"},
  listPaperChanges: {"method":"GET","path":"/companies/:id/papers/changes"},
}
