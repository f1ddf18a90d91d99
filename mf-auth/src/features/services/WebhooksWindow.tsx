import { useState } from 'react'
import type { ReceivedWebhook, ServiceName } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { EmptyState, ErrorState, Modal, Pager, SegmentedControl, SelectField, SkeletonText } from '@samspel/ui'
import { messages as m } from './messages'
import { RerunDialog } from './RerunDialog'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'
import { WebhookTable } from './WebhookTable'

const listReceivedWebhooks = apiAction('listReceivedWebhooks', { errorMessages: { default: m.webhooksFailed } })
const callers: readonly ServiceName[] = ['cards', 'mail', 'facebook', 'instagram', 'bank']

export type WebhookFilter = 'all' | 'refused' | 'failed'

interface Props {
  /** What is shown first; the window is open while there is one. */
  filter: WebhookFilter | undefined
  onClose: () => void
  /** A call was run again. */
  onChange: () => void
}

/** All calls of the last 24 hours, and what waits to be run again, page by page. */
export function WebhooksWindow({ filter, onClose, onChange }: Props) {
  const { t } = useServiceFormats()
  return (
    <Modal open={filter !== undefined} onClose={onClose} title={t(m.webhooks)} size="lg">
      {filter && <AllWebhooks first={filter} onChange={onChange} />}
    </Modal>
  )
}

function AllWebhooks({ first, onChange }: { first: WebhookFilter; onChange: () => void }) {
  const { t } = useServiceFormats()
  const [page, setPage] = useState(1)
  const [service, setService] = useState<ServiceName | null>(null)
  const [which, setWhich] = useState(first)
  const [asked, setAsked] = useState<ReceivedWebhook>()
  const { status, result, error, retry } = useQuery(
    listReceivedWebhooks({
      query: { page, perPage: 20, ...(service && { service }), ...(which !== 'all' && { [which]: true }) },
    }),
  )
  const rows = result?.receivedWebhooks
  const meta = result?.meta
  return (
    <>
      <div className={css.filters}>
        <SelectField<ServiceName>
          label={t(m.from)}
          hideLabel
          clearable
          placeholder={t(m.everyone)}
          value={service}
          options={callers.map((value) => ({ value, label: t(serviceNames[value]) }))}
          onChange={(value) => {
            setService(value)
            setPage(1)
          }}
        />
        <SegmentedControl
          label={t(m.outcome)}
          value={which}
          options={[
            { value: 'all', label: t(commonMessages.all) },
            { value: 'refused', label: t(m.refusedOnly) },
            { value: 'failed', label: t(m.failedOnly) },
          ]}
          onChange={(value) => {
            setWhich(value as WebhookFilter)
            setPage(1)
          }}
        />
      </div>
      {error && !rows ? (
        <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : !rows ? (
        <SkeletonText label={t(commonMessages.loading)} lines={8} />
      ) : rows.length === 0 ? (
        <EmptyState bare title={t(which === 'failed' ? m.failedNone : m.webhooksNone)} />
      ) : (
        <WebhookTable rows={rows} onRerun={setAsked} busy={status === 'refreshing'} showsDay={which === 'failed'} />
      )}
      {meta && meta.totalPages > 1 && (
        <Pager
          label={t(commonMessages.pages)}
          previousLabel={t(commonMessages.newer)}
          nextLabel={t(commonMessages.older)}
          summary={t(commonMessages.pageOf, { page: meta.currentPage, pages: meta.totalPages })}
          busy={status === 'refreshing'}
          onPrevious={meta.prevPage !== null ? () => setPage(page - 1) : null}
          onNext={meta.nextPage !== null ? () => setPage(page + 1) : null}
        />
      )}
      <RerunDialog
        webhook={asked}
        onClose={() => setAsked(undefined)}
        onDone={() => {
          setPage(1)
          retry()
          onChange()
        }}
      />
    </>
  )
}
