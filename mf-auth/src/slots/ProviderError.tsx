import { useEffect, useState } from 'react'
import type { Widget } from '@samspel/federation'
import { navigate, pendingTarget } from '@samspel/federation'
import { defineMessages, useText } from '@samspel/i18n'
import { LinkButton, Notice } from '@samspel/ui'
import { isCancelled, providerProblem, RETURN_PATH } from '../features/settings/connections/provider-problem'

const messages = defineMessages({
  again: {
    id: 'mf-auth.provider-error.again',
    description: 'Leads to the page where the account is connected',
    defaultMessage: 'Till kopplingen',
    en: 'To the connection',
  },
})

const NAME = 'connectProviderError'

/**
 * Why connecting an account failed, with a link to try again; shown on every page except the connections page, which shows it itself.
 * Removed from the address at once.
 */
function ProviderError() {
  const t = useText()
  const [error, setError] = useState(() =>
    window.location.pathname === RETURN_PATH ? null : new URLSearchParams(window.location.search).get(NAME),
  )
  useEffect(() => {
    const url = new URL(window.location.href)
    if (url.pathname === RETURN_PATH || !url.searchParams.has(NAME)) return
    // The page that was asked for meanwhile has another address; changing this one would call it off.
    if (pendingTarget() !== undefined) return
    url.searchParams.delete(NAME)
    navigate(url.pathname + url.search + url.hash, { replace: true })
  }, [])
  if (error === null) return null
  const close = () => setError(null)
  return (
    <Notice
      kind={isCancelled(error) ? 'neutral' : 'bad'}
      onClose={close}
      // Whoever cancelled is back at the button that was pressed.
      action={
        !isCancelled(error) && (
          <LinkButton href={RETURN_PATH} size="sm" variant="line" onClick={close}>
            {t(messages.again)}
          </LinkButton>
        )
      }
    >
      {t(providerProblem(error))}
    </Notice>
  )
}

export default ProviderError satisfies Widget<'notice:provider-error'>
