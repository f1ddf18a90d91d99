import { openSignIn } from '@samspel/federation'
import { commonMessages, messageForStatus, type RecordKind, useText } from '@samspel/i18n'
import { productName, usePageTitle } from '@samspel/navigation'
import { type RequestError } from '@samspel/store'
import { Button, EmptyState, GenericErrorScreen, LinkButton, Page } from '@samspel/ui'
import { messages } from './messages'
import { reasonOf } from './reason'

export interface ReadProblemProps {
  /** `'missing'` when the address cannot belong to any record; undefined when nothing is known of the failure. */
  error: RequestError | 'missing' | undefined
  kind?: RecordKind
  onRetry?: () => void
  /** Where one goes on from here; the start page when absent. */
  home?: { href: string; label: string; hint?: string }
}

const missing = { status: 404, message: messageForStatus(404) }
const here = () => window.location.pathname + window.location.search + window.location.hash

/** A page whose record could not be read: it is not there, not for this person, only for the signed-in, or the server failed (S-34, X-27). */
export function ReadProblem({ error, kind, onRetry, home }: ReadProblemProps) {
  const t = useText()
  const { message, remedy } = reasonOf(error === 'missing' ? missing : error, { kind })
  const title = t(message)
  usePageTitle(title)
  const href = home?.href ?? '/'
  if (remedy === 'retry') {
    // Where no more is known than that something went wrong, it is said once.
    const isKnown = message !== messageForStatus(500)
    return (
      <GenericErrorScreen
        {...(isKnown ? { title: t(messages.wrongTitle), text: title } : { title })}
        reloadLabel={t(messages.reload)}
        {...(onRetry && { onReload: onRetry })}
        homeLabel={t(commonMessages.toStart)}
        homeHref={href}
        productName={productName}
      />
    )
  }
  return (
    <Page title={title}>
      {remedy === 'sign-in' ? (
        <EmptyState
          title={t(messages.signInText)}
          action={
            <Button variant="main" icon="login" onClick={() => openSignIn(here())}>
              {t(commonMessages.logIn)}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={home?.hint ?? t(messages.gone)}
          action={
            <LinkButton href={href} variant="main">
              {home?.label ?? t(commonMessages.toStart)}
            </LinkButton>
          }
        />
      )}
    </Page>
  )
}
