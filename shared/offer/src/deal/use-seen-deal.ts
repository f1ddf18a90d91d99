import { useState } from 'react'
import type { DealFacts } from '@samspel/api'
import { formatTime, withValues } from '@samspel/i18n'
import type { RequestError } from '@samspel/store'
import { dealMessages as messages } from './messages'

const isSame = (a: DealFacts, b: DealFacts) => JSON.stringify(a) === JSON.stringify(b)

/** The deal that an open application shows. */
export interface SeenDeal {
  facts: DealFacts | undefined
  /** What it was before it changed under the reader's eyes. */
  before: DealFacts | undefined
  /** Why nothing is sent: the deal is not the one that was shown. It is shown now, so that one more press agrees to it. */
  refusal: (now: DealFacts | undefined) => { ok: false; parsedError: RequestError } | undefined
}

/** Keeps the deal as it was when its reader saw it first: nobody says yes to what was never before them. */
export function useSeenDeal(current: DealFacts | undefined): SeenDeal {
  const [seen, setSeen] = useState(current)
  const [before, setBefore] = useState<DealFacts>()
  const facts = seen ?? current
  // The offer came from a list, and its deal after the sheet was opened.
  if (!seen && current) setSeen(current)
  return {
    facts,
    before,
    refusal: (now) => {
      if (!now || (facts && isSame(now, facts))) return undefined
      setBefore(facts)
      setSeen(now)
      const at = Date.now()
      const message = facts
        ? withValues(messages.changed, (locale) => ({ time: formatTime(at, locale) }))
        : messages.unseen
      return {
        ok: false,
        parsedError: { status: 409, kind: 'http', id: undefined, message, original: undefined },
      }
    },
  }
}
