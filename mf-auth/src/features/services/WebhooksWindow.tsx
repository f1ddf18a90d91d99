import { useState } from 'react'
import type { ServiceName } from '@samspel/api'
import { commonMessages } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { EmptyState, ErrorState, Modal, Pager, SegmentedControl, SelectField, SkeletonText } from '@samspel/ui'
import { messages as m } from './messages'
import { serviceNames } from './service-messages'
import css from './Services.module.css'
import { useServiceFormats } from './use-formats'
import { WebhookTable } from './WebhookTable'

const listReceivedWebhooks = apiAction('listReceivedWebhooks', { errorMessages: { default: m.webhooksFailed } })
const callers: readonly ServiceName[] = ['cards', 'mail', 'facebook', 'instagram', 'bank']

/** All calls of the last 24 hours, page by page. */
export function WebhooksWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useServiceFormats()
  return (
    <Modal open={open} onClose={onClose} title={t(m.webhooks)} size="lg">
      {open && <AllWebhooks />}
    </Modal>
  )
}

function AllWebhooks() {
  const { t } = useServiceFormats()
  const [page, setPage] = useState(1)
  const [service, setService] = useState<ServiceName | null>(null)
  const [which, setWhich] = useState<'all' | 'refused'>('all')
  const { status, result, error, retry } = useQuery(
    listReceivedWebhooks({
      query: { page, perPage: 20, ...(service && { service }), ...(which === 'refused' && { refused: true }) },
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
          ]}
          onChange={(value) => {
            setWhich(value as 'all' | 'refused')
            setPage(1)
          }}
        />
      </div>
      {error && !rows ? (
        <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : !rows ? (
        <SkeletonText label={t(commonMessages.loading)} lines={8} />
      ) : rows.length === 0 ? (
        <EmptyState bare title={t(m.webhooksNone)} />
      ) : (
        <WebhookTable rows={rows} busy={status === 'refreshing'} />
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
    </>
  )
}
