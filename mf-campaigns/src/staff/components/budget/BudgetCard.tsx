import { budgetMessages, listBudgets, numberOf, quarterOf } from '@samspel/desk/budget/sums'
import { dayOf, useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Card, Link, LinkButton, Stack } from '@samspel/ui'
import { useOwnBrands } from '../use-own-brands'
import { BudgetBar } from './BudgetBar'
import { messages as m } from './messages'

const listBrandBudgets = apiAction('listBrandBudgets')

/** This quarter's budget of the chosen brand, or a line of each where all are chosen; nothing for those who do not see their money. */
export function BudgetCard() {
  const { brandId, options } = useOwnBrands()
  if (brandId !== null) return <OfBrand brandId={brandId} />
  return options.length > 1 ? <OfBrands /> : null
}

/** The brand's budget, or the way to set one. */
function OfBrand({ brandId }: { brandId: string }) {
  const t = useText()
  const { result } = useQuery(listBudgets({ params: { id: brandId } }))
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
  const title = t(m.title, { quarter: t(budgetMessages.quarter, numberOf(now)).toLowerCase() })
  return (
    <Card
      title={title}
      aside={
        <LinkButton href={`/brands/${brandId}/budget`} size="sm" variant="quiet">
          {t(budgetMessages.open)}
        </LinkButton>
      }
    >
      <BudgetBar budget={budget} label={title} />
    </Card>
  )
}

/** The brands that have a budget for this quarter, each with its own. */
function OfBrands() {
  const t = useText()
  const { result } = useQuery(listBrandBudgets())
  if (!result || result.brandBudgets.length === 0) return null
  const quarter = t(budgetMessages.quarter, numberOf(quarterOf(dayOf(Date.now())))).toLowerCase()
  return (
    <Card title={t(m.ofBrands, { quarter })}>
      <Stack gap={16}>
        {result.brandBudgets.map(({ brandId, brandName, ...budget }) => (
          <div key={brandId}>
            <Link href={`/brands/${brandId}/budget`}>{brandName}</Link>
            <BudgetBar budget={budget} label={brandName} />
          </div>
        ))}
      </Stack>
    </Card>
  )
}
