// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const agreementsRoutes: RouteTable = {
  getAgreement: {"method":"GET","path":"/agreements/:id"},
  getAgreementFile: {"method":"GET","path":"/agreements/:id/file"},
  askAgreementChange: {"method":"POST","path":"/agreements/:id/changes"},
  answerAgreementChange: {"method":"PATCH","path":"/agreement_changes/:id/answer"},
  withdrawAgreementChange: {"method":"DELETE","path":"/agreement_changes/:id"},
}
