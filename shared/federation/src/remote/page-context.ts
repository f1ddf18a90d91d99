import type { ComponentType } from 'react'

interface PageContext {
  /** Name of the remote that owns the current path. */
  owner(): string | undefined
  NotFoundScreen: ComponentType
}

let context: PageContext | undefined

/** Set by the host; a remote that runs without one (isolated, in tests) owns every path. */
export function setPageContext(next: PageContext | undefined): void {
  context = next
}

export const ownsCurrentPath = (remote: string): boolean => !context || context.owner() === remote

export const notFoundScreen = (): ComponentType | undefined => context?.NotFoundScreen
