import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryParams } from '@samspel/navigation'
import { keptSuggestion } from './kept'
import { longest } from './suggestion'

export type WizardStep = 'product' | 'contact' | 'done'

/** What the last entry of the history says of a suggestion that was sent. */
interface Sent {
  sent?: string
}

/**
 * Where the wizard stands (S-33). Each step is an entry of the history, so that back leads a step back; an address of a step that cannot
 * be shown yet leads to the first.
 */
export function useStep() {
  const [query] = useQueryParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
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
    /** What was suggested, once it has been sent. */
    sent,
    toProduct: () => void navigate(pathname),
    toContact: () => void navigate(`${pathname}?step=contact`),
    /** Takes the place of the step before: what was sent cannot be sent again by going back. */
    toDone: (suggested: string) =>
      void navigate(`${pathname}?step=done`, { replace: true, state: { sent: suggested } satisfies Sent }),
  }
}
