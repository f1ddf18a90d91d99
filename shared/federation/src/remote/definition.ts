import type { RouteObject } from 'react-router-dom'
import type { EventBus } from '@samspel/event-bus'
import type { RemoteManifest } from '../registry/types'
import type { RemoteProps, StartServices } from './services'

/** What `start` of a remote receives. */
export interface StartContext extends StartServices {
  bus: EventBus
}

/** A remote, as its `src/index.ts` defines it. */
export interface RemoteDefinition {
  /** `remote` of `src/remote.ts`. In a browser it has the name alone: the build leaves out what the registry tells. */
  remote: Pick<RemoteManifest, 'name'>
  /** Runs once per page load, before the first page or widget. May return a function that ends its subscriptions. */
  start?(context: StartContext): void | (() => void)
  /** The module whose default export is the list of routes, with absolute paths. */
  routes(): Promise<{ default: RouteObject[] }>
}

type Lifecycle = (props: RemoteProps) => Promise<unknown>

/** What `./app` of a remote exposes: single-spa lifecycles, and the start on its own for widgets. */
export interface RemoteApp {
  manifest: Pick<RemoteManifest, 'name'>
  /** @param onSagaError told when one of its root sagas has ended with an error */
  start(services: StartServices, onSagaError?: (error: unknown) => void): void
  bootstrap: Lifecycle
  mount: Lifecycle
  unmount: Lifecycle
}
