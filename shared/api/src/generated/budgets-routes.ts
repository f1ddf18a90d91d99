// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const budgetsRoutes: RouteTable = {
  listBudgets: {"method":"GET","path":"/brands/:id/budgets"},
  listBrandBudgets: {"method":"GET","path":"/brand_budgets"},
  setBudget: {"method":"PUT","path":"/brands/:id/budgets/:quarter"},
}
