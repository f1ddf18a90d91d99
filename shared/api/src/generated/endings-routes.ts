// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const endingsRoutes: RouteTable = {
  getLeaveTerms: {"method":"GET","path":"/agreements/:id/leave_terms"},
  leaveCollaboration: {"method":"POST","path":"/agreements/:id/leaving"},
  undoLeaving: {"method":"DELETE","path":"/agreements/:id/leaving"},
  endCollaboration: {"method":"POST","path":"/agreements/:id/ending"},
  listAccountObstacles: {"method":"GET","path":"/account/obstacles"},
}
