import { openSignIn } from '@samspel/federation'
import { commonMessages, defineMessages, type RecordKind, useText } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { Button, ErrorState } from '@samspel/ui'
import { reasonOf } from './reason'

export interface ReadErrorProps {
  /** Undefined when nothing is known of the failure. */
  error: RequestError | undefined
  onRetry?: () => void
  retrying?: boolean
  /** What could not be read, above the reason: 'Butikerna kunde inte hämtas.' */
  what?: string
  /** One record of this kind was asked for, which may not be there. */
  kind?: RecordKind
  className?: string
}

const messages = defineMessages({
  signIn: {
    id: 'federation.read.sign-in',
    description: 'Leads to the sign-in and back here (X-10)',
    defaultMessage: 'Logga in',
    en: 'Log in',
  },
})

const here = () => window.location.pathname + window.location.search + window.location.hash

/** A read that failed, in its own place: why, and the way on that fits the reason. */
export function ReadError({ error, onRetry, retrying, what, kind, className }: ReadErrorProps) {
  const t = useText()
  const { message, remedy } = reasonOf(error, kind && { kind })
  return (
    <ErrorState
      message={what ?? t(message)}
      {...(what !== undefined && { reason: t(message) })}
      {...(className !== undefined && { className })}
      {...(remedy === 'sign-in' && {
        action: (
          <Button size="sm" icon="login" onClick={() => openSignIn(here())}>
            {t(messages.signIn)}
          </Button>
        ),
      })}
      {...(remedy === 'retry' &&
        onRetry && { retryLabel: t(commonMessages.retry), onRetry, ...(retrying !== undefined && { retrying }) })}
    />
  )
}
