import { useState } from 'react'
import type { Shop, ShopCall } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Chip, type ChipTone, EmptyState, SkeletonTable, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { LoadError } from '../../../shared/components/CreatorParts'
import { PagePager } from '../../../shared/components/PagePager'
import { listShopCalls } from './calls'
import { messages as m } from './messages'

export const outcomes: Record<ShopCall['outcome'], [ChipTone, Message]> = {
  accepted: ['ok', m.accepted],
  unmatched: ['warn', m.unmatched],
  duplicate: ['neutral', m.duplicateCall],
  ignored: ['neutral', m.ignored],
  refused: ['bad', m.refused],
}

/** What a shop has told, with the answer it got. */
export function Calls({ shop }: { shop: Shop }) {
  const t = useText()
  const f = useFormats()
  const [page, setPage] = useState(1)
  const { result, status, error, retry } = useQuery(
    listShopCalls({ params: { id: shop.id }, query: { page, perPage: 25 } }),
  )
  const calls = result?.shopCalls ?? []
  const words = ({ outcome, reason }: ShopCall) =>
    [t(outcomes[outcome][1]), reason && t(m[reason])].filter(Boolean).join(': ')
  if (status === 'loading') return <SkeletonTable label={t(m.loading)} rows={4} />
  if (status === 'error') return <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />
  if (calls.length === 0) return <EmptyState bare title={t(m.logEmpty)} />
  return (
    <Stack gap={12}>
      <Table
        caption={t(m.logOf, { address: shop.address })}
        rows={calls}
        rowKey={({ id }) => id}
        busy={status === 'refreshing'}
        columns={[
          { key: 'when', header: t(m.when), cell: ({ receivedAt }) => f.dateTime(receivedAt) },
          { key: 'what', header: t(m.what), cell: ({ topic }) => topic || '–' },
          { key: 'order', header: t(m.order), cell: ({ orderNumber }) => orderNumber ?? '–' },
          {
            key: 'outcome',
            header: t(m.outcome),
            wrap: true,
            cell: (call) => <Chip tone={outcomes[call.outcome][0]}>{words(call)}</Chip>,
          },
        ]}
      />
      <PagePager meta={result?.meta} busy={status === 'refreshing'} onPage={setPage} />
    </Stack>
  )
}
