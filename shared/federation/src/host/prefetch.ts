import type { Area, NavEntry, Registry } from '../registry/types'

const KEY = 'samspel.visits'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** False for visitors who pay for what they may not want: on a slow connection, or when the browser says that data is to be saved. */
export function mayPrefetch(connection = (navigator as { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

const readVisits = (): Record<string, number> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>
  } catch {
    return {}
  }
}

/** Counts a visit of a remote, in this browser alone. */
export function countVisit(remote: string): void {
  const visits = readVisits()
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visits, [remote]: (visits[remote] ?? 0) + 1 }))
  } catch {
    // A browser that keeps nothing: the order of the navigation decides.
  }
}

/**
 * Where somebody who is signed in is likely to go next: the entry of the area's navigation whose remote was visited most, without those that are
 * loaded. Undefined for visitors: who stands at the sign-in goes on to an area that is not known yet, not to the public one.
 */
export function likelyNext(
  registry: Registry,
  area: Area,
  isLoaded: (remote: string) => boolean,
  visits = readVisits(),
): string | undefined {
  if (area === 'anonymous') return undefined
  const entries = Object.entries(registry.remotes).flatMap(([remote, { nav }]) =>
    nav
      .filter((entry) => entry.areas.includes(area) && !entry.to.includes(':') && !isLoaded(remote))
      .map((entry) => ({ remote, entry })),
  )
  const rank = ({ order, group }: NavEntry) => (group === 'main' ? 0 : 1_000) + order
  entries.sort((a, b) => (visits[b.remote] ?? 0) - (visits[a.remote] ?? 0) || rank(a.entry) - rank(b.entry))
  return entries[0]?.entry.to
}

/** Runs once the page has loaded and the browser has nothing else to do: never beside what the visitor waits for. */
export function whenIdle(work: () => void): void {
  const atRest = () => {
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work)
    else setTimeout(work, 2_000)
  }
  if (document.readyState === 'complete') atRest()
  else window.addEventListener('load', atRest, { once: true })
}
