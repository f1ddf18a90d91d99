import { useEffect, useReducer } from 'react'
import type { StoreApplicant } from '@samspel/api'
import { can } from '@samspel/store'

/** Maximum delay of a browser timer, ms; after that it is checked again. */
const LONGEST = 2 ** 31 - 1

/** Whether the product may be handed out without a code. Data from before the pass expired still allows it, so the clock is checked too. */
export function useMayHandOut(applicant: Pick<StoreApplicant, 'abilities' | 'expiresAt'>): boolean {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const { expiresAt } = applicant
  const left = expiresAt === null ? Infinity : Date.parse(expiresAt) - Date.now()
  const isOver = left < 0
  useEffect(() => {
    if (isOver || expiresAt === null) return undefined
    const timer = setTimeout(lookAgain, Math.min(Date.parse(expiresAt) - Date.now() + 1, LONGEST))
    return () => clearTimeout(timer)
  }, [expiresAt, isOver])
  return can(applicant, 'handOut') && !isOver
}
