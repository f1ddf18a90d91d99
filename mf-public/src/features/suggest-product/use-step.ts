import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useGo } from '@samspel/federation/go-on'
import { useQueryParams } from '@samspel/navigation'
import { keptSuggestion } from './kept'
import { longest } from './suggestion'

export type WizardStep = 'product' | 'contact' | 'done'

/** History state after a suggestion was sent. */
interface Sent {
  sent?: string
}

/**
 * The wizard's current step (S-33). Each step is a history entry, so that back returns to the previous one; a step that cannot be shown yet
 * redirects to the first.
 */
export function useStep() {
  const [query] = useQueryParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const go = useGo()
  const asked = query.step
  const sent = (state as Sent | null)?.sent
  const product = keptSuggestion.read().product.trim()
  const fits = product !== '' && [...product].length <= longest.product
  const step: WizardStep =
    asked === 'done' && sent !== undefined ? 'done' : asked === 'contact' && fits ? 'contact' : 'product'

  useEffect(() => {
    if (asked && step === 'product') void navigate(pathname, { replace: true })
  }, [asked, step, navigate, pathname])

  return {
    step,
    /** The product that was suggested, after sending. */
    sent,
    toProduct: () => void navigate(pathname),
    toContact: () => void navigate(`${pathname}?step=contact`),
    /** Replaces the previous step, so that going back cannot send it again. */
    toDone: (suggested: string) =>
      go(`${pathname}?step=done`, { replace: true, state: { sent: suggested } satisfies Sent }),
  }
}
