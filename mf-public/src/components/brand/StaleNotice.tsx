import { useText } from '@samspel/i18n'
import { Notice, TextButton } from '@samspel/ui'
import type { Read } from '../../data/api'
import { messages as shared } from '../messages'
import { messages } from './messages'

/** What is shown stands from before: why there is nothing newer, and another try. */
export function StaleNotice({ read: { error, isFetching, retry } }: { read: Pick<Read<unknown>, 'error' | 'isFetching' | 'retry'> }) {
  const t = useText()
  if (!error || isFetching) return null
  return <Notice kind="warn" title={t(messages.stale)} action={<TextButton onClick={retry}>{t(shared.retry)}</TextButton>}>{t(error.message)}</Notice>
}
