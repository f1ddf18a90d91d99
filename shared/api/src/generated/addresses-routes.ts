// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const addressesRoutes: RouteTable = {
  getMyDeliveryAddress: {"method":"GET","path":"/instagramers/me/delivery_address"},
  setMyDeliveryAddress: {"method":"PUT","path":"/instagramers/me/delivery_address"},
  deleteMyDeliveryAddress: {"method":"DELETE","path":"/instagramers/me/delivery_address"},
  getPostalTown: {"method":"GET","path":"/postal_towns"},
}
