import { dayOf, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { listBudgets } from './calls'
import { budgetMessages as m } from './messages'
import { numberOf, overBy, quarterOf } from './quarter'

/**
 * Warns that fees which are not reserved yet would go above the budget of the quarter in which their campaign ends. It hinders nothing.
 * @param fees öre
 * @param endAt the campaign's last day; without one it is this quarter's
 */
export function BudgetWarning({ brandId, fees, endAt }: { brandId: string; fees: number; endAt: string | null }) {
  const t = useText()
  const f = useFormats()
  const today = dayOf(Date.now())
  const quarter = quarterOf(endAt !== null && endAt > today ? endAt : today)
  const { result } = useQuery(listBudgets({ params: { id: brandId }, query: { year: Number(numberOf(quarter).year) } }))
  const budget = result?.budgets.find((one) => one.quarter === quarter)
  const over = budget ? overBy(budget, fees) : 0
  if (over === 0) return null
  return (
    <Notice
      kind="warn"
      icon="chart-bar"
      title={t(m.warning, { over: f.ore(over), quarter: t(m.quarter, numberOf(quarter)).toLowerCase() })}
      action={
        <LinkButton href={`/brands/${brandId}/budget`} size="sm">
          {t(m.open)}
        </LinkButton>
      }
    >
      {t(m.warningText, { fees: f.ore(fees) })}
    </Notice>
  )
}
