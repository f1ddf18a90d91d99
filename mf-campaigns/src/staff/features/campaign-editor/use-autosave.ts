import { useEffect, useRef, useState } from 'react'
import { useFormActions, useFormFacts, useFormValues } from '@samspel/forms'
import type { EditorValues } from './data/values'
import type { Saving } from './use-save'

/** Idle time before a draft is saved automatically, and the delay before retrying a failed save. */
export const IDLE_MS = 2_000
export const RETRY_MS = 15_000

/** Unreachable or temporarily unable to answer: worth retrying unchanged. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500

/** Saves a valid draft automatically after a pause in typing; retries when the server was unreachable. */
export function useAutosave({ save, isStale, isSaving, failure }: Saving, isWanted: boolean): void {
  const values = useFormValues<EditorValues>()
  const { dirty, valid, submitting } = useFormFacts()
  const { saved } = useFormActions()
  const [online, setOnline] = useState(0)
  // Values the server refused are not sent again unchanged.
  const refused = useRef<EditorValues>(undefined)
  const isRetry = failure !== undefined && isPassing(failure.status)

  useEffect(() => {
    const heard = () => setOnline((count) => count + 1)
    window.addEventListener('online', heard)
    return () => window.removeEventListener('online', heard)
  }, [])
  const lastOnline = useRef(online)

  useEffect(() => {
    if (!isWanted || !dirty || !valid || submitting || isSaving || isStale || refused.current === values) return
    const run = async () => {
      lastOnline.current = online
      const outcome = await save(values)
      if (outcome.ok) saved(values)
      else if (!isPassing(outcome.parsedError?.status ?? 0)) refused.current = values
    }
    // Back online and not retried yet.
    const isBack = lastOnline.current !== online
    const timer = setTimeout(() => void run(), isRetry && !isBack ? RETRY_MS : IDLE_MS)
    return () => clearTimeout(timer)
    // `saved` is new on every render, but always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, dirty, valid, submitting, isSaving, isStale, isWanted, isRetry, online, save])
}
