import { commonMessages, useText } from '@samspel/i18n'
import { productName } from '@samspel/navigation'
import { ErrorState, GenericErrorScreen } from '@samspel/ui'
import { messages } from '../messages'
import { isLoadError } from './failure'

interface PlaceErrorProps {
  error: unknown
  onRetry(): void
}

/** A place whose content failed: its own view for code that could not be fetched, another for code that threw (S-36, S-37, X-28). */
export function PlaceError({ error, onRetry }: PlaceErrorProps) {
  const t = useText()
  if (isLoadError(error)) {
    return <ErrorState message={t(messages.loadTitle)} retryLabel={t(commonMessages.retry)} onRetry={onRetry} />
  }
  return (
    <GenericErrorScreen
      title={t(messages.errorTitle)}
      reloadLabel={t(messages.reload)}
      homeLabel={t(commonMessages.toStart)}
      productName={productName}
      retryLabel={t(commonMessages.retry)}
      onRetry={onRetry}
    />
  )
}
