import { commonMessages, useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import type { Read } from '../data/api'
import { messages } from './messages'

/** Says that the data shown could not be refreshed; renders nothing otherwise. */
export function StaleNotice({
  read: { error, isFetching, retry },
}: {
  read: Pick<Read<unknown>, 'error' | 'isFetching' | 'retry'>
}) {
  const t = useText()
  if (!error) return null
  return (
    <Notice
      kind="warn"
      icon={error.status === 0 ? 'wifi-off' : 'alert-triangle'}
      action={
        <TextButton onClick={retry} aria-busy={isFetching || undefined}>
          {t(commonMessages.retry)}
        </TextButton>
      }
    >
      {t(error.status === 0 ? messages.staleOffline : messages.stale)}
    </Notice>
  )
}
