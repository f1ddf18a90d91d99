import { useRef } from 'react'

/** One key for one booking: a try that is repeated must not book twice, and what was changed is another booking. */
export const useAttempt = () => {
  const attempt = useRef<{ of: string; key: string } | undefined>(undefined)
  return {
    keyFor: (body: unknown): string => {
      const of = JSON.stringify(body)
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() }
      return attempt.current.key
    },
    done: () => {
      attempt.current = undefined
    },
  }
}
