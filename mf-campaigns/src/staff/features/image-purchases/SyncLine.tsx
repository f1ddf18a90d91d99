import { useFormats, useText } from '@samspel/i18n'
import { useAppSelector, useQuery } from '@samspel/store'
import { IconButton, Row } from '@samspel/ui'
import { selectImagePurchases, syncRequested } from '../../../shared/data'
import { messages } from './messages'

/** Row E-32: the number of requested purchases, when it was last synced, and a button to refresh. */
export function SyncLine({ brandId, onRefresh }: { brandId: string | null; onRefresh: () => void }) {
  const t = useText()
  const f = useFormats()
  const { status, retry } = useQuery(syncRequested(brandId))
  const { lastSyncAt, requestedCount } = useAppSelector(selectImagePurchases)
  const isBusy = status === 'loading' || status === 'refreshing'
  return (
    <>
      {requestedCount !== null && <span>{t(messages.requestedCount, { n: requestedCount })}</span>}
      <Row gap={4} wrap={false}>
        {lastSyncAt && <span role="status">{t(messages.synced, { time: f.time(lastSyncAt) })}</span>}
        <IconButton
          icon="refresh"
          size="sm"
          label={t(messages.refresh)}
          disabled={isBusy}
          onClick={() => {
            retry()
            onRefresh()
          }}
        />
      </Row>
    </>
  )
}
