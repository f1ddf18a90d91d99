import { useText } from '@samspel/i18n'
import { Avatar, Button, Chip, type ChipTone, List, ListItem, Modal, Notice, Stack } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { bulkMessages as messages } from './bulk-messages'
import { dialogMessages } from './dialog-messages'
import { messages as words } from './messages'
import type { Bulk, BulkRow } from './use-bulk'

const tones: Record<BulkRow['result'], ChipTone> = {
  waiting: 'faint',
  running: 'info',
  done: 'ok',
  beaten: 'neutral',
  refused: 'bad',
}

/** How a bulk decision goes, row by row; it can be stopped, and what was not reached stays as it was. */
export function BulkDialog({
  bulk: { act, rows, isRunning, stopped },
  onStop,
  onClose,
}: {
  bulk: Bulk
  onStop: () => void
  onClose: () => void
}) {
  const t = useText()
  const total = rows.length
  const reached = rows.filter(({ result }) => result !== 'waiting').length
  const done = rows.filter(({ result }) => result === 'done').length
  const resultOf = ({ result, by }: BulkRow) => {
    if (result === 'done') return t(act === 'approve' ? messages.approved : messages.rejected)
    if (result === 'beaten') return t(messages.beaten, { by: by?.decidedByName ?? t(words.somebody) })
    return t({ waiting: messages.waiting, running: messages.inWork, refused: messages.refused }[result])
  }
  return (
    <Modal
      open
      onClose={onClose}
      mustChoose={isRunning}
      closeLabel={t(dialogMessages.close)}
      title={
        isRunning
          ? t(messages.running, { at: reached, total })
          : t(act === 'approve' ? messages.doneApprove : messages.doneReject, { n: done, total })
      }
      footer={
        isRunning ? (
          <Button onClick={onStop}>{t(messages.stop)}</Button>
        ) : (
          <Button variant="main" onClick={onClose}>
            {t(dialogMessages.close)}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Meter
          label={t(messages.results)}
          value={reached / total}
          valueText={t(messages.running, { at: reached, total })}
        />
        {stopped && (
          <Notice kind={stopped === 'asked' ? 'info' : 'bad'}>
            {t(messages.stopped, {
              why: stopped === 'asked' ? t(messages.asked) : t(stopped),
              left: rows.filter(({ result }) => result === 'waiting' || result === 'refused').length,
            })}
          </Notice>
        )}
        <List label={t(messages.results)} card={false}>
          {rows.map((row) => (
            <ListItem
              key={row.participation.id}
              picture={
                <Avatar name={row.participation.creator.name} src={row.participation.creator.avatarUrl} size={32} />
              }
              title={row.participation.creator.name}
              detail={row.message && t(row.message)}
              aside={<Chip tone={tones[row.result]}>{resultOf(row)}</Chip>}
            />
          ))}
        </List>
      </Stack>
    </Modal>
  )
}
