import { useState } from 'react'
import type { BankTransfer } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useQuery } from '@samspel/store'
import { Button, Chip, EmptyState, ErrorState, SectionHead, SegmentedControl, SkeletonTable, Stack } from '@samspel/ui'
import { Table } from '@samspel/ui/late'
import { inFours } from '../../components/ledger/line-words'
import { common } from '../../components/messages'
import { listBankTransfers } from '../../data'
import { messages } from './messages'
import { Paging } from './Paging'
import css from './Transfers.module.css'

const ResolveSheet = lazyDialog(() =>
  import(/* webpackChunkName: "resolve-transfer" */ './ResolveSheet').then((module) => module.ResolveSheet),
)

const tones = { booked: 'ok', open: 'warn', sent_back: 'neutral' } as const
const names = { booked: messages.stateBooked, open: messages.stateOpen, sent_back: messages.stateBack }

/** What came to the bank, the newest first; what nobody knows the owner of is decided here. */
export function Came() {
  const t = useText()
  const f = useFormats()
  const [params, setParams] = useQueryParams()
  const [resolving, setResolving] = useState<BankTransfer>()
  const isOpen = params.show === 'open'
  const page = Math.max(1, Number.parseInt(params.came ?? '', 10) || 1)
  const { result, status, error, retry } = useQuery(
    listBankTransfers({ query: { page, ...(isOpen && { state: 'open' as const }) } }),
  )
  return (
    <section>
      <Stack gap={12}>
        <SectionHead
          title={t(messages.came)}
          aside={
            <SegmentedControl
              size="sm"
              label={t(commonMessages.show)}
              options={[
                { value: 'all', label: t(commonMessages.all) },
                { value: 'open', label: t(messages.open) },
              ]}
              value={isOpen ? 'open' : 'all'}
              onChange={(value) => setParams({ show: value === 'open' ? 'open' : '', came: '' })}
            />
          }
        />
        {!result && error && (
          <ErrorState message={t(messages.failed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        )}
        {!result && !error && <SkeletonTable label={t(common.loading)} columns={5} />}
        {result?.bankTransfers.length === 0 && <EmptyState title={t(messages.noneCame)} />}
        {result && result.bankTransfers.length > 0 && (
          <>
            <Table
              caption={t(messages.came)}
              rows={result.bankTransfers}
              rowKey={({ id }) => id}
              busy={status === 'refreshing'}
              columns={[
                { key: 'sender', header: t(messages.sender), wrap: true, cell: ({ sender }) => sender || '–' },
                { key: 'day', header: t(messages.day), cell: ({ receivedOn }) => f.date(receivedOn, 'short') },
                {
                  key: 'reference',
                  header: t(messages.reference),
                  cell: ({ reference }) => (/^\d+$/.test(reference) ? inFours(reference) : reference || '–'),
                },
                {
                  key: 'amount',
                  header: t(messages.amount),
                  align: 'end',
                  cell: ({ amount, expected }) => (
                    <span className={css.stacked}>
                      {f.ore(amount)}
                      {expected !== null && expected !== amount && (
                        <span className={css.quiet}>{t(messages.expected, { money: f.ore(expected) })}</span>
                      )}
                    </span>
                  ),
                },
                {
                  key: 'state',
                  header: t(commonMessages.state),
                  cell: ({ state, brandName }) => (
                    <span className={css.stacked}>
                      <span>
                        <Chip tone={tones[state]}>{t(names[state])}</Chip>
                      </span>
                      {brandName && state === 'booked' && <span className={css.quiet}>{brandName}</span>}
                    </span>
                  ),
                },
                {
                  key: 'resolve',
                  header: t(messages.resolve),
                  hideHeader: true,
                  align: 'end',
                  cell: (transfer) =>
                    transfer.state === 'open' && (
                      <Button
                        size="sm"
                        variant="light"
                        aria-label={t(messages.resolveOf, {
                          money: f.ore(transfer.amount),
                          sender: transfer.sender || t(messages.unnamed),
                        })}
                        onClick={() => setResolving(transfer)}
                      >
                        {t(messages.resolve)}
                      </Button>
                    ),
                },
              ]}
            />
            <Paging name="came" meta={result.meta} />
          </>
        )}
      </Stack>
      {resolving && <ResolveSheet transfer={resolving} onClose={() => setResolving(undefined)} />}
    </section>
  )
}
