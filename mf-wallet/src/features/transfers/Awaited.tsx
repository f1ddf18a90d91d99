import type { Payment } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, EmptyState, ErrorState, SearchField, SectionHead, SkeletonTable, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { inFours } from '../../components/ledger/line-words'
import { common } from '../../components/messages'
import { listAwaitedTransfers } from '../../data'
import { messages } from './messages'
import { Paging } from './Paging'

/** Transfers that brands have said are coming; one of them fills the form. */
export function Awaited({ onChoose }: { onChoose: (payment: Payment) => void }) {
  const t = useText()
  const f = useFormats()
  const [params, setParams] = useQueryParams()
  const [typed, type] = useTypedParam('q')
  const page = Math.max(1, Number.parseInt(params.page ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(
    listAwaitedTransfers({ query: { page, ...(params.q && { query: params.q }) } }),
  )
  return (
    <section>
      <Stack gap={12}>
        <SectionHead title={t(messages.awaited)} {...(result && { count: result.meta.totalCount })} />
        <SearchField
          label={t(messages.search)}
          value={typed}
          onChange={(text) => {
            type(text)
            // What is found has pages of its own.
            if (page > 1) setParams({ page: '' })
          }}
        />
        {!result && error && (
          <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={4} />}
        {result?.payments.length === 0 && (
          <EmptyState title={t(params.q ? messages.noneFound : messages.noneAwaited)} />
        )}
        {result && result.payments.length > 0 && (
          <>
            <Table
              caption={t(messages.awaited)}
              rows={result.payments}
              rowKey={({ id }) => id}
              busy={status === 'refreshing'}
              columns={[
                { key: 'brand', header: t(commonMessages.brand), wrap: true, cell: ({ brandName }) => brandName },
                { key: 'reference', header: t(messages.reference), cell: ({ reference }) => inFours(reference ?? '') },
                { key: 'since', header: t(messages.since), cell: ({ createdAt }) => f.date(createdAt, 'short') },
                { key: 'amount', header: t(messages.amount), align: 'end', cell: ({ amount }) => f.ore(amount) },
                {
                  key: 'fill',
                  header: t(messages.fillIn),
                  hideHeader: true,
                  align: 'end',
                  cell: (payment) => (
                    <Button
                      size="sm"
                      variant="light"
                      aria-label={t(messages.fillInOf, { reference: inFours(payment.reference ?? '') })}
                      onClick={() => onChoose(payment)}
                    >
                      {t(messages.fillIn)}
                    </Button>
                  ),
                },
              ]}
            />
            <Paging name="page" meta={result.meta} />
          </>
        )}
      </Stack>
    </section>
  )
}
