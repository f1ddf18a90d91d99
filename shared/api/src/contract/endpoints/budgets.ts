import { Type } from 'typebox'
import { brandStaff, companyStaff } from '../actors'
import { endpoint } from '../endpoint'
import { BrandBudget, Budget, BudgetReservation } from '../entities'
import { Day, Id, IdParams, Nullable, OneOf, Optional, Shape } from '../primitives'

const tag = 'budgets'
const response = Shape({
  budgets: Type.Array(Budget),
  /** At most 20 a quarter. */
  reservations: Type.Array(BudgetReservation, { maxItems: 80 }),
  abilities: Type.Array(OneOf(['set'])),
})
/** Öre; 100 000 000 kr. */
const most = 10_000_000_000

/** What brands mean to spend by quarter. It warns, and refuses nothing. */
export const budgetEndpoints = {
  listBudgets: endpoint({
    method: 'GET',
    path: '/brands/:id/budgets',
    actors: brandStaff,
    tag,
    summary:
      'The four quarters of a year (this one without one): what is set, reserved, spent and left, öre, and for which campaigns it is reserved, the largest sums first, at most 20 a quarter. For those who see the money.',
    params: IdParams,
    query: Shape({ year: Optional(Type.Integer({ minimum: 2020, maximum: 2100 })) }),
    response,
  }),
  listBrandBudgets: endpoint({
    method: 'GET',
    path: '/brand_budgets',
    actors: companyStaff,
    tag,
    summary:
      "This quarter's budgets of the caller's brands that have one, as `listBudgets` says them, by name; at most 100. Brands whose money the caller does not see are left out.",
    response: Shape({ brandBudgets: Type.Array(BrandBudget, { maxItems: 100 }) }),
  }),
  setBudget: endpoint({
    method: 'PUT',
    path: '/brands/:id/budgets/:quarter',
    actors: companyStaff,
    tag,
    summary:
      'Sets the sum of the quarter that begins on this day, or takes it away; answers its year. The log keeps each change.',
    params: Shape({ id: Id, quarter: Day }),
    body: Shape({ budget: Shape({ amount: Nullable(Type.Integer({ minimum: 0, maximum: most })) }) }),
    response,
  }),
}
