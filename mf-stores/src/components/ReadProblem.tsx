import { messageForRecord, useText, type RecordKind } from '@samspel/i18n'
import { usePageTitle, type RequestError } from '@samspel/store'
import { EmptyState, ErrorState, LinkButton, Page } from '@samspel/ui'
import { messages } from './messages'

interface ReadProblemProps {
  kind: RecordKind
  /** Absent when the address cannot belong to any record. */
  error?: RequestError | undefined
  onRetry?: () => void
}

/** An id that is no id is answered with 422: to a reader that is the same as not found. */
const statusOf = (error: RequestError | undefined) => (!error || error.status === 422 ? 404 : error.status)

/** A page whose record could not be read, in the words of its kind. */
export function ReadProblem({ kind, error, onRetry }: ReadProblemProps) {
  const t = useText()
  const status = statusOf(error)
  const title = t(messageForRecord(kind, status))
  usePageTitle(title)
  const isMissing = status === 404 || status === 403
  return (
    <Page title={title}>
      {isMissing
        ? <EmptyState title={t(messages.gone)} action={<LinkButton href="/" variant="main">{t(messages.home)}</LinkButton>} />
        : <ErrorState message={title} {...(onRetry && { retryLabel: t(messages.retry), onRetry })} />}
    </Page>
  )
}
