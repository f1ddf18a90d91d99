// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const blocklistRoutes: RouteTable = {
  listBlockedCreators: {"method":"GET","path":"/blocked_creators"},
  blockCreator: {"method":"PUT","path":"/brands/:id/blocked_creators/:creatorId"},
  unblockCreator: {"method":"DELETE","path":"/brands/:id/blocked_creators/:creatorId"},
}
