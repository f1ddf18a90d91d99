import type { Store } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { useQuery } from '@samspel/store'
import { Card, Link, Skeleton } from '@samspel/ui'
import { getStoreReport } from '../../data/actions'
import { FiguresCard } from './FiguresCard'
import { messages } from './messages'
import { messages as page } from './page-messages'
import css from './Report.module.css'
import { useSave } from './use-save'

export function StoreReportCard({ store }: { store: Store }) {
  const t = useText()
  const { result, status, error, retry } = useQuery(getStoreReport({ params: { id: store.id } }))
  const { save, isSaving } = useSave(store.brandId, { storeId: store.id })
  const report = result?.report
  if (!report)
    return status === 'error' ? (
      <Card title={t(messages.ofStore)}>
        <ReadError what={t(messages.failed)} error={error} onRetry={retry} />
      </Card>
    ) : (
      <Skeleton height={320} radius={14} />
    )
  return (
    <FiguresCard
      title={t(messages.ofStore)}
      totals={report.totals}
      weeks={report.weeks}
      onSave={save}
      isSaving={isSaving}
      foot={
        <p className={css.more}>
          <Link href={`/brands/${store.brandId}/stores/report`}>{t(page.all)}</Link>
        </p>
      }
    />
  )
}
