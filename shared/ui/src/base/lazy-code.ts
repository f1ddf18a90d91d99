import { useEffect, useReducer, useState } from 'react'

/** ms between the tries (K-06). */
const PAUSES = [1_000, 2_000, 4_000]
const heavyParts = new Set<() => Promise<unknown>>()

/** What is known of code that is loaded when it is wanted. */
export type CodeState<T> =
  | { status: 'loading' }
  | { status: 'ready'; code: T }
  | { status: 'failed'; retry: () => void }

export interface LazyCode<T> {
  /** Loads the code, once for all who ask; rejects when four tries have failed; a later call starts again. */
  load: () => Promise<T>
  /** The state of the code in a component. Loading begins when `wanted` (default: at once), and again on `retry`. */
  useCode: (wanted?: boolean) => CodeState<T>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function persist<T>(load: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await load()
    } catch {
      await pause(ms)
    }
  }
  return load()
}

/**
 * Code that is loaded when it is first wanted. Every lazy component, dialog and page is built on this; what they show while it is on its way,
 * and when it cannot be had, is theirs.
 * @param load usually `() => import('./Part').then(({ Part }) => Part)`
 */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let loaded: { code: T } | undefined
  let pending: Promise<T> | undefined
  const once = (): Promise<T> =>
    (pending ??= persist(load).then(
      (code) => {
        loaded = { code }
        return code
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    ))

  function useCode(wanted = true): CodeState<T> {
    const [hasFailed, setFailed] = useState(false)
    const [, showAgain] = useReducer((count: number) => count + 1, 0)
    const shown = loaded
    useEffect(() => {
      if (!wanted || hasFailed || shown) return
      let isGone = false
      once().then(
        () => {
          if (!isGone) showAgain()
        },
        (error: unknown) => {
          console.warn(error)
          if (!isGone) setFailed(true)
        },
      )
      return () => {
        isGone = true
      }
    }, [wanted, hasFailed, shown])
    // What could not be had is asked for anew when it is wanted the next time.
    useEffect(() => (wanted ? () => setFailed(false) : undefined), [wanted])
    if (shown) return { status: 'ready', code: shown.code }
    return hasFailed ? { status: 'failed', retry: () => setFailed(false) } : { status: 'loading' }
  }
  return { load: once, useCode }
}

/** Code of this package that is as well loaded ahead of its use. */
export function heavyPart<T>(load: () => Promise<T>): LazyCode<T> {
  const part = lazyCode(load)
  heavyParts.add(part.load)
  return part
}

/** Loads what dialogs, menus, calendars and searchable lists need, so that they open at once. */
export async function loadHeavyParts(): Promise<void> {
  await Promise.allSettled([...heavyParts].map((load) => load()))
}
