import { useCallback, useState } from 'react'
import { readClaims } from '@samspel/api'
import { readToken, type RootState, storage, useAppSelector } from '@samspel/store'

/** Who is writing. Read from the token, so it is known before the server has answered. */
export const selectWriter = ({ app }: RootState): string =>
  app.currentUserId ?? app.currentInstagramerId ?? readClaims(readToken())?.sub ?? ''

/**
 * What is typed outside of a form, kept in the browser for this person until `forget`: closing, a reload and a new sign-in lose
 * nothing.
 */
export function useKept<T extends object>(
  name: string,
  empty: T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const writer = useAppSelector(selectWriter)
  const key = `draft.dialog.${writer}.${name}` as const
  const [value, setValue] = useState<T>(() => {
    const kept = storage.get(key)
    try {
      return kept ? { ...empty, ...(JSON.parse(kept) as T) } : empty
    } catch {
      return empty
    }
  })
  const change = useCallback(
    (part: Partial<T>) =>
      setValue((before) => {
        const next = { ...before, ...part }
        storage.set(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  const forget = useCallback(() => storage.remove(key), [key])
  return [value, change, forget]
}
