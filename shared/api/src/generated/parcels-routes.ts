// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const parcelsRoutes: RouteTable = {
  listParcels: {"method":"GET","path":"/campaigns/:id/parcels"},
  updateParcel: {"method":"PATCH","path":"/parcels/:id"},
  sendParcels: {"method":"PATCH","path":"/campaigns/:id/parcels/send"},
  takeBackParcel: {"method":"PATCH","path":"/parcels/:id/take_back"},
  replaceParcel: {"method":"POST","path":"/parcels/:id/replace"},
  remindOfParcels: {"method":"POST","path":"/campaigns/:id/parcels/remind"},
  exportParcels: {"method":"GET","path":"/campaigns/:id/parcels/export"},
  getPackingList: {"method":"GET","path":"/campaigns/:id/parcels/packing_list"},
  importTracking: {"method":"POST","path":"/campaigns/:id/parcels/tracking"},
}
