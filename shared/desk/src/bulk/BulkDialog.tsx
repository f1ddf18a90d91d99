import type { ReactNode } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Avatar, Button, Chip, type ChipTone, List, ListItem, Modal, Notice, Stack } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { messages } from './messages'
import { type BulkItem, type BulkRun, mayRetry } from './use-bulk-run'

const tones: Record<BulkItem<unknown, unknown>['status'], ChipTone> = {
  waiting: 'faint',
  running: 'info',
  done: 'ok',
  failed: 'bad',
  stopped: 'faint',
}

export interface BulkDialogProps<R, A> {
  run: BulkRun<R, A>
  title: string
  /** Text of a row that is done. */
  doneLabel?: string
  /** The run takes decisions back, so rows it did not reach are not left selected. */
  isUndo?: boolean
  /** Helps with the reason why the run ended. */
  help?: ReactNode
  row: (record: R) => { name: string; title: string; avatarUrl: string | null }
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

/** The progress and results of a run. It can be stopped, and failed rows can be retried. */
export function BulkDialog<R extends { id: string }, A>({
  run: { items, isRunning, ended },
  title,
  doneLabel,
  isUndo = false,
  help,
  row,
  onStop,
  onRetry,
  onClose,
}: BulkDialogProps<R, A>) {
  const t = useText()
  const count = (status: BulkItem<R, A>['status']) => items.filter((item) => item.status === status).length
  const failed = count('failed')
  const progress = t(messages.progress, { done: count('done'), total: items.length })
  const canRetry = ended?.by !== 'reason' && items.some(mayRetry)
  const labelOf = ({ status }: BulkItem<R, A>) => (status === 'done' && doneLabel ? doneLabel : t(messages[status]))
  return (
    <Modal
      open
      onClose={isRunning ? onStop : onClose}
      mustChoose={isRunning}
      closeLabel={t(commonMessages.close)}
      title={title}
      footer={
        isRunning ? (
          <Button onClick={onStop}>{t(messages.stop)}</Button>
        ) : (
          <>
            <Button variant={canRetry ? 'quiet' : 'main'} onClick={onClose}>
              {t(commonMessages.close)}
            </Button>
            {canRetry && (
              <Button variant="main" onClick={onRetry}>
                {t(messages.retry)}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={12}>
        <span role="status">
          {[progress, failed > 0 && t(messages.failures, { n: failed })].filter(Boolean).join(', ')}
        </span>
        <Meter label={t(messages.results)} value={count('done') / items.length} valueText={progress} />
        {!isRunning && ended && (
          <Notice kind={ended.by === 'person' ? 'info' : 'bad'} action={ended.by === 'reason' && help}>
            {t(isUndo ? messages.endedUndo : messages.ended, {
              why: ended.by === 'person' ? t(messages.asked) : ended.message,
              left: items.filter(mayRetry).length,
            })}
          </Notice>
        )}
        <List label={t(messages.results)} card={false}>
          {items.map((item) => {
            const { name, title: words, avatarUrl } = row(item.record)
            return (
              <ListItem
                key={item.record.id}
                picture={<Avatar name={name} src={avatarUrl} size={32} />}
                title={words}
                detail={item.message}
                aside={<Chip tone={tones[item.status]}>{labelOf(item)}</Chip>}
              />
            )
          })}
        </List>
      </Stack>
    </Modal>
  )
}
