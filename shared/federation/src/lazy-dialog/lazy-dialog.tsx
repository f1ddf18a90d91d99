import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { Button, Card, loadModal, Row, Spinner, SPINNER_DELAY, Stack, useUiConfig } from '@samspel/ui'

const messages = defineMessages({
  loading: {
    id: 'federation.dialog.loading',
    description: 'Names the window that stands for a dialog whose code is on its way',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
  failed: {
    id: 'federation.dialog.failed',
    description: 'The code of a dialog could not be fetched (S-37)',
    defaultMessage: 'Hoppsan, innehållet kunde inte laddas.',
    en: 'Oops. The content could not be loaded.',
  },
})

const frame = { margin: 'auto', padding: 0, border: 0, background: 'none' }

interface WaitingDialogProps {
  /** Leaves without waiting any longer. */
  onClose: () => void
  /** Given once the code could not be loaded: asks for it again. */
  onRetry?: (() => void) | undefined
}

/**
 * Stands for a dialog whose code is on its way: a spinner after the delay of S-39, or that it could not be loaded (S-37). It is the browser's
 * own dialog and needs no code that could be missing, too.
 */
function WaitingDialog({ onClose, onRetry }: WaitingDialogProps) {
  const t = useText()
  const { labels } = useUiConfig()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isLate, setLate] = useState(false)
  const isShown = isLate || Boolean(onRetry)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const element = dialog.current
    if (!isShown || !element) return
    element.showModal()
    // The browser gives the focus back to the opener.
    return () => element.close()
  }, [isShown])
  if (!isShown) return null
  return (
    <dialog
      ref={dialog}
      style={frame}
      aria-label={onRetry ? t(messages.failed) : t(messages.loading)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <Card padding="roomy">
        {onRetry ? (
          <Stack gap={16}>
            <p role="alert">{t(messages.failed)}</p>
            <Row justify="end" gap={8}>
              <Button onClick={onClose}>{labels.close}</Button>
              <Button variant="main" onClick={onRetry}>
                {t(commonMessages.retry)}
              </Button>
            </Row>
          </Stack>
        ) : (
          <Spinner label={t(messages.loading)} delay={0} />
        )}
      </Card>
    </dialog>
  )
}

const DialogLoading = ({ onClose }: { onClose: () => void }) => <WaitingDialog onClose={onClose} />

/**
 * A dialog or sheet whose code comes when it is first opened, with the forms that it is made of: no first view pays for it. A small window
 * stands for it while its code is on its way; it says when the code could not be loaded, and tries again.
 * @param load resolves to the component: `() => import('./PayoutSheet').then(({ PayoutSheet }) => PayoutSheet)`
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // The window of the library is code of its own: what stands for the dialog stays until both are there.
  return lazyPart<Props>(() => Promise.all([load(), loadModal().catch(() => undefined)]).then(([part]) => part), {
    Loading: DialogLoading,
    Failed: WaitingDialog,
  })
}
