// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const emailRoutes: RouteTable = {
  getEmailChange: {"method":"GET","path":"/auth/email_change"},
  cancelEmailChange: {"method":"DELETE","path":"/auth/email_change"},
  releaseOwnEmailChange: {"method":"POST","path":"/auth/email_change/former"},
  releaseUserEmailChange: {"method":"POST","path":"/users/:id/email_change/former"},
  releaseInstagramerEmailChange: {"method":"POST","path":"/instagramers/:id/email_change/former"},
}
