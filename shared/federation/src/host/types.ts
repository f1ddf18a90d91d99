import type { ComponentType } from 'react'
import type { RouteMatch } from '../registry/match'
import type { Channel, Registry } from '../registry/types'
import type { RemoteFailure } from '../remote/failure'
import type { RemoteServices } from '../remote/services'
import type { SharedLibraries } from '../shared-names'

/** The container that an entry defines. */
export interface RemoteContainer {
  init(...args: unknown[]): unknown
  get(expose: string): unknown
}

/** A remote that has become visible. */
export interface RemoteLoaded {
  remote: string
  version: string
  /** How the visitor came to this release; `live` for one that stands in. */
  channel: Channel
  /** Milliseconds from the wish to the mounted page. */
  ms: number
  /** True when the previous good release stood in for the live one. */
  fallback: boolean
}

/** Props of the failure screen (spec S-37). */
export interface FailureScreenProps {
  /** Its channel is `override` for a build under test: nothing stands in for that, and the screen says what is wrong with it. */
  failure: RemoteFailure
  /** Version of the live release that an override keeps away; undefined when there is none, or for a visitor. */
  live?: string | undefined
  /** Fetches again and mounts without a reload of the page. */
  onRetry(): void
}

/** What the frame wants to know about the content: one snapshot, replaced on change. */
export interface HostState {
  /** Owner of the current path in the current area; undefined when there is none. */
  match: RouteMatch | undefined
  phase: 'idle' | 'loading' | 'ready' | 'failed'
  failure?: RemoteFailure
  /** Releases that are live while this tab runs older ones; absent when there are none. The shell stands here as `shell`. */
  newVersions?: readonly NewVersion[]
}

/** A release that is live while the tab runs an older one. */
export interface NewVersion {
  /** Name of the remote, or `shell`. */
  remote: string
  version: string
  /** True when this tab's shell cannot run it: it takes a reload, which is the visitor's to choose. */
  reloads: boolean
}

/** A load that succeeded, as {@link Host.inspect} lists it. */
export interface InspectedLoad extends RemoteLoaded {
  /** Origin that the code came from. */
  origin: string
  /** ISO time. */
  at: string
}

/** A widget that some slot has asked for. */
export interface InspectedWidget {
  slot: string
  remote: string
  expose: string
  state: 'waiting' | 'ready' | 'failed'
}

/** What runs in the page, for the developer panel: a snapshot. */
export interface Inspection {
  /** One for each remote that was loaded, the last load of it. */
  loads: readonly InspectedLoad[]
  /** Libraries that the shell provides, with their versions. */
  shared: readonly { name: string; version: string }[]
  widgets: readonly InspectedWidget[]
  /** Oldest first; the last 50. */
  failures: readonly RemoteFailure[]
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
  /** Time limits in ms; defaults: entry 6000, app 8000, hung 12000, mount 10000. */
  limits?: Partial<HostLimits>
  /** Waits before the second, third, … attempt in ms; default 1000, 2000, 4000 (spec K-06). */
  delays?: readonly number[]
}

/** Own time limits of the loader, in ms: a request that hangs shows nothing for half a minute otherwise. */
export interface HostLimits {
  entry: number
  /** One attempt, entry and chunks together. */
  app: number
  /** All attempts that hang, together: then the previous release is taken at once. */
  hung: number
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
  /** Asks the browser for the code of the owner of a path at low priority, unless data is to be saved, the connection is slow, or it is there. */
  prefetch(path: string): void
  /** Fetches a failed remote again, as the failure screen's button does. */
  retry(remote: string): Promise<void>
  /** What is loaded, from where, and what failed. {@link subscribe} tells of changes. */
  inspect(): Inspection
  /**
   * Mounts the release that is live now in the place of the older one that this tab runs; nothing else in the page is touched. Forms keep what was
   * typed as drafts. Resolves when it is on its way; does nothing when there is no newer one, or when it takes a reload.
   */
  takeNewVersion(remote: string): Promise<void>
  /** Asks the edge which releases are live now, and notes the newer ones in the state. Never rejects. */
  lookForNewVersions(): Promise<void>
  /** For `useSyncExternalStore`. */
  getState(): HostState
  subscribe(listener: () => void): () => void
}
