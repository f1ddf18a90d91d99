import { useNavigate } from 'react-router-dom'

/** The routes visited so far, the current one last (S-05). */
export interface BackStack {
  /**
   * The shell calls it on every navigation, with the query: back brings that again. A step back in the browser takes the last route off.
   * @param options.isTask a focused task, such as an editor: once it is left it is no place to come back to
   */
  visit(address: string, options?: { isTask?: boolean }): void
  /**
   * Names the route before the current one, or the fallback when there is none. The current one is taken off when that is visited: a form
   * may hold its visitor back.
   */
  back(fallback: string): string
  /** Whether there is a route before the current one. */
  canGoBack(): boolean
}

interface Visited {
  address: string
  isTask: boolean
}

const pathOf = (address: string | undefined) => address?.split('?')[0]

/** Makes a {@link BackStack}. The page uses one, {@link backStack}. */
export const createBackStack = (limit = 50): BackStack => {
  let visited: Visited[] = []
  let goingTo: string | undefined
  const isAt = (index: number, path: string | undefined) =>
    visited.length > 0 && pathOf(visited.at(index)?.address) === path
  return {
    visit(address, { isTask = false } = {}) {
      const path = pathOf(address)
      const isSame = isAt(-1, path)
      const isBack = !isSame && (isAt(-2, path) || path === goingTo)
      if (isBack || (!isSame && visited.at(-1)?.isTask)) visited.pop()
      goingTo = undefined
      // The same page with another query is the same route, so it replaces the previous entry.
      if (isAt(-1, path)) visited[visited.length - 1] = { address, isTask }
      else visited = [...visited, { address, isTask }].slice(-limit)
    },
    back(fallback) {
      const to = visited.at(-2)?.address ?? fallback
      goingTo = pathOf(to)
      return to
    },
    canGoBack: () => visited.length > 1,
  }
}

/** The page's stack of visited routes. */
export const backStack: BackStack = createBackStack()

interface NavigationApi {
  currentEntry: { index: number } | null
  entries(): { url: string | null }[]
}

/**
 * The browser's own step back leads there as well: the history then holds no page twice, and the phone's back button goes on from there.
 */
const isBrowsersPrevious = (to: string): boolean => {
  const { navigation } = window as { navigation?: NavigationApi }
  const previous = navigation?.currentEntry && navigation.entries()[navigation.currentEntry.index - 1]?.url
  return Boolean(previous) && previous === new URL(to, window.location.href).href
}

/** Returns a handler for back buttons, which goes to the previous route or to `fallback` (S-05). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    const to = backStack.back(fallback)
    void (isBrowsersPrevious(to) ? navigate(-1) : navigate(to))
  }
}
