// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const proposalsRoutes: RouteTable = {
  changeProposal: {"method":"PATCH","path":"/proposals/:id"},
  counterProposal: {"method":"POST","path":"/proposals/:id/counter"},
  answerCounter: {"method":"PATCH","path":"/proposals/:id/counter"},
}
