// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const movesRoutes: RouteTable = {
  listStoresToMoveTo: {"method":"GET","path":"/store_participations/:id/stores"},
  moveStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/move"},
}
