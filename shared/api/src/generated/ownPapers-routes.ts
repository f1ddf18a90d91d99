// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const ownPapersRoutes: RouteTable = {
  getMyPapers: {"method":"GET","path":"/instagramers/me/papers"},
  updateMyPapers: {"method":"PATCH","path":"/instagramers/me/papers"},
  listMyPaperChanges: {"method":"GET","path":"/instagramers/me/papers/changes"},
  listMySellerReports: {"method":"GET","path":"/instagramers/me/seller_reports"},
}
