import { type ComponentType, useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { ErrorState, lazyCode, Spinner } from '@samspel/ui'
import { messages } from '../messages'

/** What stands in the place of a lazy part; `null` shows nothing. */
export interface LazyPartOptions<Props> {
  /** While the code is on its way, with the props of the part. Default: a spinner after the delay of S-39. */
  Loading?: ComponentType<Props> | null
  /** When the code could not be loaded. Default: the text of S-37 with a button that tries again. */
  Failed?: ComponentType<Props & { onRetry: () => void }> | null
}

/** A spinner in the middle of its place, after the delay of S-39. */
export function PartLoading() {
  return <Spinner label={useText()(messages.loading)} centered />
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <ErrorState message={t(messages.loadTitle)} retryLabel={t(commonMessages.retry)} onRetry={onRetry} />
}

/**
 * A component whose code is loaded when it is first shown. Loading is tried four times (K-06); what still fails says so in the place of the
 * part, with a button that tries again, and everything around it stays as it is, with what was typed there.
 * @param load resolves to the component: `() => import('./Board').then(({ Board }) => Board)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Loading = PartLoading, Failed = PartFailed }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  const part = lazyCode(load)
  return function LazyPart(props: Props) {
    // A saved file makes the part anew (React Refresh): what is shown keeps the one that it was shown with.
    const [own] = useState(part)
    const state = own.useCode()
    if (state.status === 'ready') return <state.code {...props} />
    if (state.status === 'failed') return Failed && <Failed {...props} onRetry={state.retry} />
    return Loading && <Loading {...props} />
  }
}
