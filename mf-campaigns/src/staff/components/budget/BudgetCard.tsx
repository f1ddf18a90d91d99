import { dayOf, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, LinkButton } from '@samspel/ui'
import { useOwnBrands } from '../use-own-brands'
import { BudgetBar } from './BudgetBar'
import { listBudgets } from './calls'
import { budgetMessages as m } from './messages'
import { numberOf, quarterOf } from './quarter'

/** This quarter's budget of the chosen brand, or the way to set one; nothing for those who do not see its money. */
export function BudgetCard() {
  const t = useText()
  const { brandId } = useOwnBrands()
  const { result } = useQuery(brandId === null ? undefined : listBudgets({ params: { id: brandId } }))
  const now = quarterOf(dayOf(Date.now()))
  const budget = result?.budgets.find(({ quarter }) => quarter === now)
  if (!budget) return null
  if (budget.amount === null)
    return result?.abilities.includes('set') ? (
      <div>
        <LinkButton href={`/brands/${brandId}/budget`} size="sm" variant="quiet" icon="chart-bar">
          {t(m.setOne)}
        </LinkButton>
      </div>
    ) : null
  const title = t(m.title, { quarter: t(m.quarter, numberOf(now)).toLowerCase() })
  return (
    <Card
      title={title}
      aside={
        <LinkButton href={`/brands/${brandId}/budget`} size="sm" variant="quiet">
          {t(m.open)}
        </LinkButton>
      }
    >
      <BudgetBar budget={budget} label={title} />
    </Card>
  )
}
