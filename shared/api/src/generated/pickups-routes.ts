// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const pickupsRoutes: RouteTable = {
  getStore: {"method":"GET","path":"/stores/:id","base":"either"},
  approveStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/approve"},
  declineStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/decline"},
  listStoreCampaigns: {"method":"GET","path":"/store_campaigns","base":"either"},
  getStoreCampaign: {"method":"GET","path":"/store_campaigns/:id","base":"either"},
  createStoreParticipation: {"method":"POST","path":"/store_campaigns/:id/store_participations"},
  updateStoreParticipation: {"method":"PATCH","path":"/store_participations/:id"},
  confirmStoreParticipation: {"method":"POST","path":"/store_participations/:id/confirm"},
  deleteStoreParticipation: {"method":"DELETE","path":"/store_participations/:id"},
}
