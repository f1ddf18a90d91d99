import { useCallback, useState } from 'react'
import { storage, useAppSelector } from '@samspel/store'
import { selectWriter } from '../data'

/**
 * What is typed in a dialog, kept in the browser for this person until `forget`: closing the dialog, a reload and a new sign-in lose
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
