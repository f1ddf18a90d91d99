import { useText } from '@samspel/i18n'
import { Avatar, Button, Icon, type IconName, List, ListItem, Modal } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import css from './Bulk.module.css'
import { bulkMessages } from './bulk-messages'
import { type BulkItem, type BulkRun, mayRetry } from './use-bulk'

const looks: Record<BulkItem['status'], [IconName, string | undefined]> = {
  waiting: ['clock', css.quiet],
  running: ['loader-2', css.turning],
  done: ['circle-check', css.ok],
  failed: ['alert-circle', css.bad],
  stopped: ['player-pause', css.quiet],
}
const titles = {
  approve: bulkMessages.approving,
  reject: bulkMessages.rejecting,
  changes: bulkMessages.asking,
  reset: bulkMessages.undoing,
} as const
const statusNames = {
  waiting: bulkMessages.waiting,
  running: bulkMessages.running,
  done: bulkMessages.done,
  failed: bulkMessages.waiting,
  stopped: bulkMessages.stopped,
} as const

/** How far it has come, and what became of each. */
export function BulkProgress({
  run: { items, isRunning },
  onStop,
  onRetry,
  onClose,
}: {
  run: BulkRun
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}) {
  const t = useText()
  const done = items.filter(({ status }) => status === 'done').length
  const failed = items.filter(({ status }) => status === 'failed').length
  const progress = t(bulkMessages.progress, { done, total: items.length })
  return (
    <Modal
      open
      onClose={isRunning ? onStop : onClose}
      mustChoose={isRunning}
      closeLabel={t(bulkMessages.close)}
      title={t(titles[items[0]!.act])}
      footer={
        isRunning ? (
          <Button onClick={onStop}>{t(bulkMessages.stop)}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t(bulkMessages.close)}
            </Button>
            {items.some(mayRetry) && (
              <Button variant="main" onClick={onRetry}>
                {t(bulkMessages.retry)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={css.progress}>
        <p role="status">
          {[progress, failed > 0 && t(bulkMessages.failures, { n: failed })].filter(Boolean).join(', ')}
        </p>
        <Meter label={t(titles[items[0]!.act])} value={done / items.length} valueText={progress} />
        <List card={false}>
          {items.map(({ mention, status, message }) => {
            const [icon, look] = looks[status]
            return (
              <ListItem
                key={mention.id}
                picture={<Avatar name={mention.creator.name} src={mention.creator.avatarUrl} size={32} />}
                title={`@${mention.creator.username}`}
                detail={message ?? t(statusNames[status])}
                aside={<Icon name={icon} className={look} />}
              />
            )
          })}
        </List>
      </div>
    </Modal>
  )
}
