import { useState } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { EmptyState, SkeletonTable, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { LoadError } from '../../../shared/components/CreatorParts'
import { PagePager } from '../../../shared/components/PagePager'
import { listUnmatchedSales } from './calls'
import { messages as m } from './messages'

/** Orders whose code or link nobody has. */
export function Unmatched({ brandId }: { brandId: string }) {
  const t = useText()
  const f = useFormats()
  const [page, setPage] = useState(1)
  const { result, status, error, retry } = useQuery(
    listUnmatchedSales({ params: { id: brandId }, query: { page, perPage: 25 } }),
  )
  const sales = result?.unmatchedSales ?? []
  if (status === 'loading') return <SkeletonTable label={t(m.loading)} rows={3} />
  if (status === 'error') return <LoadError what={t(m.unmatchedFailed)} error={error} onRetry={retry} />
  if (sales.length === 0) return <EmptyState bare title={t(m.unmatchedNone)} />
  return (
    <Stack gap={12}>
      <span>{t(m.unmatchedText)}</span>
      <Table
        caption={t(m.unmatchedTitle)}
        rows={sales}
        rowKey={({ id }) => id}
        busy={status === 'refreshing'}
        columns={[
          { key: 'order', header: t(m.order), cell: ({ orderNumber }) => orderNumber },
          { key: 'time', header: t(m.time), cell: ({ orderedAt }) => f.dateTime(orderedAt) },
          { key: 'code', header: t(m.code), cell: ({ code }) => code ?? '–' },
          {
            key: 'sum',
            header: t(m.sum),
            align: 'end',
            cell: ({ amount, returned, currency }) =>
              currency === 'SEK' ? f.ore(amount - returned) : `${f.number((amount - returned) / 100)} ${currency}`,
          },
        ]}
      />
      <PagePager meta={result?.meta} busy={status === 'refreshing'} onPage={setPage} />
    </Stack>
  )
}
