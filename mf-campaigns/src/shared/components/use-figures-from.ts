import { useCallback } from 'react'
import { useFormats, useText } from '@samspel/i18n'
import { reachMessages as messages } from './reach-messages'

interface Read {
  consentEndedAt?: string | null
}

/** The day that a creator's figures are from, once their consent has ended and nobody may read them; undefined while they are read. */
export function useFiguresFrom(): (creator: Read) => string | undefined {
  const t = useText()
  const f = useFormats()
  return useCallback(
    ({ consentEndedAt }) =>
      consentEndedAt ? t(messages.figuresFrom, { date: f.date(consentEndedAt, 'short') }) : undefined,
    [t, f],
  )
}
