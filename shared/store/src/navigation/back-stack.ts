import { useNavigate } from 'react-router'

/** Routes visited before, the current one last (S-05). */
export interface BackStack {
  /** The shell calls it on every navigation, with the query: back brings that again. A step back in the browser takes the last route off. */
  visit(address: string): void
  /** Takes the current route off and names the one before, or the fallback when there is none. */
  back(fallback: string): string
  /** Whether there is a route before the current one. */
  canGoBack(): boolean
}

const pathOf = (address: string | undefined) => address?.split('?')[0]

/** Makes a {@link BackStack}; the page has one, {@link backStack}. */
export const createBackStack = (limit = 50): BackStack => {
  let visited: string[] = []
  return {
    visit(address) {
      const path = pathOf(address)
      if (path !== pathOf(visited.at(-1)) && path === pathOf(visited.at(-2))) visited.pop()
      // Another query of the same page is the same route: it takes the place of the one before.
      if (path === pathOf(visited.at(-1))) visited[visited.length - 1] = address
      else visited = [...visited, address].slice(-limit)
    },
    back(fallback) {
      visited.pop()
      return visited.at(-1) ?? fallback
    },
    canGoBack: () => visited.length > 1,
  }
}

/** The page's stack of visited routes. */
export const backStack: BackStack = createBackStack()

/** A function for back buttons: goes to the previous route or to `fallback` (S-05). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void navigate(backStack.back(fallback))
}
