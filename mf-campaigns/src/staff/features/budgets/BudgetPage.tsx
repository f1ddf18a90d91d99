import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Budget } from '@samspel/api'
import { budgetMessages, listBudgets, numberOf, quarterOf } from '@samspel/desk/budget/sums'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, dayOf, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, Page, SelectField, SkeletonTable, Stack } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getBrand } from '../../../shared/data'
import css from './Budget.module.css'
import { messages as m } from './messages'
import { QuarterCard } from './QuarterCard'

const BudgetDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './BudgetDialog').then((module) => module.BudgetDialog),
)

/** What a brand means to spend by quarter, and what is reserved, spent and left of it. */
export function BudgetPage() {
  const t = useText()
  usePageTitle(t(m.title))
  const { brandId = '' } = useParams()
  useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandId)
  const [query, setQuery] = useQueryParams()
  const [opened, setOpened] = useState<Budget>()
  const today = dayOf(Date.now())
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear - 2, thisYear - 1, thisYear, thisYear + 1]
  const year = years.find((one) => String(one) === query.year) ?? thisYear
  const { result, status, error, retry } = useQuery(listBudgets({ params: { id: brandId }, query: { year } }))
  const name = ({ quarter }: Budget) => t(budgetMessages.quarter, numberOf(quarter))
  const maySet = result?.abilities.includes('set') ?? false
  const isUnset = result?.budgets.every(({ amount }) => amount === null)
  const now = quarterOf(today)
  const setFirst = () => setOpened(result?.budgets.find(({ quarter }) => quarter >= now) ?? result?.budgets[3])
  return (
    <Page
      title={t(m.title)}
      context={t(m.context)}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[{ label: brand?.name ?? '…', href: `/brands/${brandId}` }]}
      actions={
        <SelectField<string>
          label={t(m.year)}
          hideLabel
          value={String(year)}
          onChange={(chosen) => setQuery({ year: chosen === null || chosen === String(thisYear) ? '' : chosen })}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
      }
    >
      {status === 'loading' && <SkeletonTable label={t(m.loading)} rows={4} columns={5} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result && (
        <Stack gap={16}>
          {isUnset && (
            <EmptyState
              title={t(m.emptyTitle, { year: String(year) })}
              text={t(maySet ? m.emptyText : m.emptyRead)}
              action={
                maySet && (
                  <Button variant="main" onClick={setFirst}>
                    {t(m.setFirst)}
                  </Button>
                )
              }
            />
          )}
          <div className={css.quarters} aria-busy={status === 'refreshing' || undefined}>
            {result.budgets.map((budget) => (
              <QuarterCard
                key={budget.quarter}
                budget={budget}
                name={name(budget)}
                isNow={budget.quarter === now}
                reservations={result.reservations.filter(({ quarter }) => quarter === budget.quarter)}
                onSet={maySet ? () => setOpened(budget) : undefined}
              />
            ))}
          </div>
          <Card title={t(m.edgeTitle)}>
            <ul className={css.edge}>
              <li>{t(m.edgeWarns)}</li>
              <li>{t(m.edgeStops)}</li>
              <li>{t(m.edgeQuarter)}</li>
            </ul>
          </Card>
        </Stack>
      )}
      {opened && (
        <BudgetDialog brandId={brandId} budget={opened} name={name(opened)} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}
