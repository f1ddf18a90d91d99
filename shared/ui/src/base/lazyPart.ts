import { type ComponentType, useEffect, useState } from 'react'

const RETRIES = [1000, 3000, 8000]
const parts = new Set<() => Promise<unknown>>()

/**
 * A component whose code is loaded when it is first wanted. The library's popovers, comboboxes and dialogs are four fifths
 * of this package's bytes and no screen needs them to show itself.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  let pending: Promise<unknown> | null = null
  const preload = () =>
    (pending ??= load()
      .then((part) => {
        loaded = part
      })
      .catch((error: unknown) => {
        pending = null
        throw error
      }))
  parts.add(preload)

  /** The component, or null until it is there; starts to load when wanted, and again after a failure. */
  function usePart(wanted: boolean): ComponentType<P> | null {
    const [, showAgain] = useState(0)
    useEffect(() => {
      if (!wanted || loaded) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let gone = false
      const attempt = (tries: number) => {
        preload().then(
          () => {
            if (!gone) showAgain((count) => count + 1)
          },
          () => {
            const wait = RETRIES[tries]
            if (!gone && wait !== undefined) timer = setTimeout(attempt, wait, tries + 1)
          },
        )
      }
      attempt(0)
      return () => {
        gone = true
        clearTimeout(timer)
      }
    }, [wanted])
    return loaded
  }
  return { preload, usePart }
}

/** Loads what dialogs, menus, calendars and searchable lists need, so that they open at once; the shell calls it when the first screen stands. */
export async function loadHeavyParts(): Promise<void> {
  await Promise.allSettled([...parts].map((preload) => preload()))
}
