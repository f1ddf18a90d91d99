// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const storesRoutes: RouteTable = {
  renewStoreToken: {"method":"POST","path":"/stores/:id/token/renewals"},
  getCounter: {"method":"GET","path":"/counters/:id"},
  checkPass: {"method":"POST","path":"/counters/:id/checks"},
  handOut: {"method":"POST","path":"/counters/:id/hand_outs","idempotent":true},
  undoHandOut: {"method":"POST","path":"/store_participations/:id/undo_hand_out"},
  getStoreChoice: {"method":"GET","path":"/campaigns/:id/store_choice"},
  updateStoreChoice: {"method":"PUT","path":"/campaigns/:id/store_choice"},
  importStores: {"method":"POST","path":"/brands/:id/stores/import"},
  exportStores: {"method":"GET","path":"/brands/:id/stores/export"},
  getStoreSheet: {"method":"GET","path":"/store_sheets/:id"},
  getStoreSheets: {"method":"GET","path":"/brands/:id/store_sheets"},
  listStoreParticipations: {"method":"GET","path":"/brands/:id/store_participations"},
  listStoreOffers: {"method":"GET","path":"/brands/:id/store_offers"},
  approveStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/approve"},
  declineStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/decline"},
  handOutStoreParticipation: {"method":"PATCH","path":"/store_participations/:id/hand_out"},
  listStoreProducts: {"method":"GET","path":"/brands/:id/store_products"},
  createStoreProduct: {"method":"POST","path":"/brands/:id/store_products","idempotent":true},
  updateStoreProduct: {"method":"PATCH","path":"/store_products/:id"},
  listStoreStock: {"method":"GET","path":"/counters/:id/stock"},
  changeStoreStock: {"method":"POST","path":"/counters/:id/stock_changes","idempotent":true},
  listStockChanges: {"method":"GET","path":"/counters/:id/stock_changes"},
  listMyPickups: {"method":"GET","path":"/instagramers/me/pickups"},
}
