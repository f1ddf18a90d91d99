// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const issuerRoutes: RouteTable = {
  getCompanySignIn: {"method":"GET","path":"/companies/:id/sign_in"},
  setCompanySignIn: {"method":"PUT","path":"/companies/:id/sign_in"},
  removeCompanySignIn: {"method":"DELETE","path":"/companies/:id/sign_in"},
  tryCompanySignIn: {"method":"POST","path":"/companies/:id/sign_in/trial"},
  startCompanySignIn: {"method":"POST","path":"/auth/company_sign_in","skipAuth":true},
  finishCompanySignIn: {"method":"PUT","path":"/auth/company_sign_in","skipAuth":true},
}
