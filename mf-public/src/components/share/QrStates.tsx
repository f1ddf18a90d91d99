import { commonMessages, useText } from '@samspel/i18n'
import { ErrorState, Skeleton } from '@samspel/ui'
import css from './QrPart.module.css'
import { messages } from './sheet-messages'

/** Placeholder while the code's renderer is loading. */
export function QrLoading() {
  const t = useText()
  return (
    <div className={css.part} role="group" aria-label={t(messages.qr)} aria-busy>
      <Skeleton width={208} height={208} />
    </div>
  )
}

/** Shown when the code's renderer could not be loaded. */
export function QrFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <ErrorState message={t(messages.qrFailed)} retryLabel={t(commonMessages.retry)} onRetry={onRetry} />
}
