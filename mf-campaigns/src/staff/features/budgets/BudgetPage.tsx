import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Budget } from '@samspel/api'
import { budgetMessages, listBudgets, numberOf, quarterOf } from '@samspel/desk/budget/sums'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useEntity, useQuery } from '@samspel/store'
import { Button, Page, SelectField, SkeletonTable, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { LoadError } from '../../../shared/components/CreatorParts'
import { getBrand } from '../../../shared/data'
import { BudgetBar } from '../../components/budget/BudgetBar'
import { messages as m } from './messages'

const BudgetDialog = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './BudgetDialog').then((module) => module.BudgetDialog),
)

/** What a brand means to spend by quarter, and what is reserved, spent and left of it. */
export function BudgetPage() {
  const t = useText()
  const f = useFormats()
  usePageTitle(t(m.title))
  const { brandId = '' } = useParams()
  useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandId)
  const [query, setQuery] = useQueryParams()
  const [opened, setOpened] = useState<Budget>()
  const today = dayOf(Date.now())
  const now = Number(today.slice(0, 4))
  const years = [now - 2, now - 1, now, now + 1]
  const year = years.find((one) => String(one) === query.year) ?? now
  const { result, status, error, retry } = useQuery(listBudgets({ params: { id: brandId }, query: { year } }))
  const name = ({ quarter }: Budget) => t(budgetMessages.quarter, numberOf(quarter))
  const maySet = result?.abilities.includes('set') ?? false
  const current = result?.budgets.find(({ quarter }) => quarter === quarterOf(today))
  const money = (key: 'reserved' | 'spent') => (row: Budget) => f.ore(row[key])
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
          onChange={(chosen) => setQuery({ year: chosen === null || chosen === String(now) ? '' : chosen })}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
      }
    >
      {status === 'loading' && <SkeletonTable label={t(m.loading)} rows={4} columns={5} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result && (
        <Stack gap={16}>
          {current && <BudgetBar budget={current} label={name(current)} />}
          <Table
            caption={t(m.title)}
            rows={result.budgets}
            rowKey={({ quarter }) => quarter}
            busy={status === 'refreshing'}
            columns={[
              { key: 'quarter', header: t(m.period), cell: name },
              {
                key: 'amount',
                header: t(m.amount),
                align: 'end',
                cell: ({ amount }) => (amount === null ? '–' : f.ore(amount)),
              },
              { key: 'spent', header: t(m.spent), align: 'end', cell: money('spent') },
              { key: 'reserved', header: t(m.reserved), align: 'end', cell: money('reserved') },
              {
                key: 'left',
                header: t(m.left),
                align: 'end',
                cell: ({ left }) => (left === null ? '–' : f.ore(left)),
              },
              ...(maySet
                ? [
                    {
                      key: 'set',
                      header: t(m.set),
                      hideHeader: true,
                      align: 'end' as const,
                      cell: (row: Budget) => (
                        <Button
                          size="sm"
                          aria-label={t(m.setOf, { quarter: name(row) })}
                          onClick={() => setOpened(row)}
                        >
                          {t(commonMessages.edit)}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Stack>
      )}
      {opened && (
        <BudgetDialog brandId={brandId} budget={opened} name={name(opened)} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  )
}
