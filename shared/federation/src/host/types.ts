import type { ComponentType } from 'react'
import type { SharedLibraries } from '../shared-names'
import type { Registry } from '../registry/types'
import type { RouteMatch } from '../registry/match'
import type { RemoteFailure } from '../remote/failure'
import type { RemoteServices } from '../remote/services'

/** A remote that has become visible. */
export interface RemoteLoaded {
  remote: string
  version: string
  /** Milliseconds from the wish to the mounted page. */
  ms: number
  /** True when the previous good release stood in for the live one. */
  fallback: boolean
}

/** Props of the failure screen (spec S-37). */
export interface FailureScreenProps {
  failure: RemoteFailure
  /** Fetches again and mounts without a reload of the page. */
  onRetry(): void
}

/** What the frame wants to know about the content: one snapshot, replaced on change. */
export interface HostState {
  /** Owner of the current path in the current area; undefined when there is none. */
  match: RouteMatch | undefined
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  failure?: RemoteFailure
}

/** Everything that the shell gives to the host. */
export interface HostOptions {
  registry: Registry
  /** The shell's own copies of the shared libraries, by the names of `sharedNames`. */
  shared: SharedLibraries
  services: RemoteServices
  /** Shown in the place of a remote that could not be loaded or mounted. Rendered inside the store, language and theme providers. */
  FailureScreen: ComponentType<FailureScreenProps>
  /** Shown inside a remote's place for a path that it owns but has no page for. */
  NotFoundScreen: ComponentType
  onFailure?(failure: RemoteFailure): void
  onLoaded?(loaded: RemoteLoaded): void
  /** Time limits in ms; defaults: entry 8000, app 12000, mount 10000. */
  limits?: Partial<HostLimits>
  /** Waits before the second, third, … attempt in ms; default 1000, 2000, 4000 (spec K-06). */
  delays?: readonly number[]
}

/** Own time limits of the loader, in ms: a request that hangs shows nothing for half a minute otherwise. */
export interface HostLimits {
  entry: number
  app: number
  mount: number
}

/** The running composition. */
export interface Host {
  /** The element that holds the places of all remotes. The shell puts it into its frame and may move it. */
  readonly element: HTMLElement
  /** Registers every remote with single-spa and starts it. Call once, before any router is made. */
  start(): void
  /** Call when the area (the session) has changed: mounts and unmounts what the route table now says. */
  refresh(): Promise<void>
  /** Owner of a path (default: the current one) in the current area. */
  match(path?: string): RouteMatch | undefined
  /** Asks the browser for the code of the owner of a path at low priority. */
  prefetch(path: string): void
  /** Fetches a failed remote again, as the failure screen's button does. */
  retry(remote: string): Promise<void>
  /** For `useSyncExternalStore`. */
  getState(): HostState
  subscribe(listener: () => void): () => void
}
