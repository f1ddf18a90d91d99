import { messageForRecord, messageForStatus, useText, type RecordKind } from '@samspel/i18n'
import { productName, usePageTitle, type RequestError } from '@samspel/store'
import { EmptyState, GenericErrorScreen, LinkButton, Page } from '@samspel/ui'
import { messages } from './messages'

interface ReadProblemProps {
  /** Absent when the address cannot belong to any record. */
  error?: RequestError | undefined
  /** Kinds of record have not-found texts of their own. */
  kind?: RecordKind
  onRetry?: () => void
}

/** An id that is no id is answered with 422: to a visitor that is the same as not found. */
const statusOf = (error: RequestError | undefined) => (!error || error.status === 422 ? 404 : error.status)

/** A page whose record could not be read: it does not exist or is not open (S-34, X-27), or the server failed. */
export function ReadProblem({ error, kind, onRetry }: ReadProblemProps) {
  const t = useText()
  const status = statusOf(error)
  const title = t(kind ? messageForRecord(kind, status) : messageForStatus(status, { query: true }))
  usePageTitle(title)
  if (status === 404 || status === 403) {
    return (
      <Page title={title}>
        <EmptyState title={t(messages.gone)} action={<LinkButton href="/p/marketplace" variant="main">{t(messages.toMarketplace)}</LinkButton>} />
      </Page>
    )
  }
  return (
    <GenericErrorScreen
      title={t(messages.wrongTitle)} text={title} reloadLabel={t(messages.reload)} {...(onRetry && { onReload: onRetry })}
      homeLabel={t(messages.home)} homeHref="/p/marketplace" productName={productName}
    />
  )
}
