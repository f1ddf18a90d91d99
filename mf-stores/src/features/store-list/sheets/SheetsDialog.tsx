import { commonMessages, useText } from '@samspel/i18n'
import { Button, Modal, Notice, Stack } from '@samspel/ui'
import { Meter } from '@samspel/ui/late'
import { messages } from './messages'
import { useSheets } from './use-sheets'

/** Creates the signs of all of a brand's stores, shows the progress, and can be stopped between two files. */
export function SheetsDialog({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const t = useText()
  const { status, at, total, error, retry } = useSheets(brandId)
  const isRunning = status === 'running'
  const said = isRunning
    ? t(messages.running, { at, total })
    : status === 'done'
      ? t(total === 0 ? messages.none : messages.done, { total })
      : ''
  return (
    <Modal
      open
      onClose={onClose}
      mustChoose={isRunning}
      title={t(messages.title)}
      closeLabel={t(commonMessages.close)}
      footer={
        <>
          <Button onClick={onClose}>{t(isRunning ? commonMessages.cancel : commonMessages.close)}</Button>
          {status === 'failed' && (
            <Button variant="main" onClick={retry}>
              {t(commonMessages.retry)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <p>{t(messages.text)}</p>
        <span role="status">{said}</span>
        {total > 1 && isRunning && <Meter label={t(messages.title)} value={(at - 1) / total} valueText={said} />}
        {error && status === 'failed' && <Notice kind="bad">{t(error)}</Notice>}
      </Stack>
    </Modal>
  )
}
