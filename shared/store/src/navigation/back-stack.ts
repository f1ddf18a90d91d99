import { useNavigate } from 'react-router'

/** Routes visited before, the current one last (S-05). */
export interface BackStack {
  /** The shell calls it on every navigation. A step back in the browser takes the last route off. */
  visit(path: string): void
  /** Takes the current route off and names the one before, or the fallback when there is none. */
  back(fallback: string): string
}

/** Makes a {@link BackStack}; the page has one, {@link backStack}. */
export const createBackStack = (limit = 50): BackStack => {
  let visited: string[] = []
  return {
    visit(path) {
      if (path === visited.at(-1)) return
      if (path === visited.at(-2)) visited.pop()
      else visited = [...visited, path].slice(-limit)
    },
    back(fallback) {
      visited.pop()
      return visited.at(-1) ?? fallback
    },
  }
}

/** The page's stack of visited routes. */
export const backStack: BackStack = createBackStack()

/** A function for back buttons: goes to the previous route or to `fallback` (S-05). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void navigate(backStack.back(fallback))
}
