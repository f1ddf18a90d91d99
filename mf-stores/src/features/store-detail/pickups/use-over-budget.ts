import type { StoreApplicant } from '@samspel/api'
import { listBudgets, numberOf, overBy, quarterOf } from '@samspel/desk/budget/sums'
import { dayOf } from '@samspel/i18n'
import { can, useQuery } from '@samspel/store'

type Asked = Pick<StoreApplicant, 'reserves' | 'campaignEndsOn' | 'abilities'>

/**
 * Whether approving one goes above the budget of its quarter, so that it is looked at first; so is what is not known yet. Those who do not
 * see the money see no budget. Asks for the years in which some of `shown` could be approved for money, this one and the next.
 */
export function useOverBudget(brandId: string, shown: readonly Asked[]): (one: Asked) => boolean {
  const today = dayOf(Date.now())
  const quarter = ({ campaignEndsOn }: Asked) => quarterOf(campaignEndsOn ?? today, today)
  const yearOf = (one: Asked) => Number(numberOf(quarter(one)).year)
  const thisYear = Number(today.slice(0, 4))
  const paid = shown.filter((one) => (one.reserves ?? 0) > 0 && can(one, 'approve'))
  const asked = (year: number) =>
    paid.some((one) => yearOf(one) === year) ? listBudgets({ params: { id: brandId }, query: { year } }) : undefined
  const now = useQuery(asked(thisYear))
  const next = useQuery(asked(thisYear + 1))
  return (one) => {
    if ((one.reserves ?? 0) <= 0) return false
    const { status, result } = yearOf(one) === thisYear ? now : next
    if (status === 'loading') return true
    const budget = result?.budgets.find((of) => of.quarter === quarter(one))
    return budget !== undefined && overBy(budget, one.reserves ?? 0) > 0
  }
}
