import type { Reducer, Store } from 'redux'
import type { Area } from '../registry/types'
import type { RemoteFailure } from './failure'

/** What a remote gets when it starts. `injectReducer` and `injectSaga` belong to the one store of the page. */
export interface StartServices {
  store: Store
  /** Adds the remote's reducer under a key of the whole state. The same key again replaces it. */
  injectReducer(key: string, reducer: Reducer): void
  /** Runs a root saga under a key. The same key again is ignored by the store. */
  injectSaga(key: string, saga: () => Generator): void
}

/** Services that the shell hands to every remote and widget. */
export interface RemoteServices extends StartServices {
  getArea(): Area
}

/** What the host hands to the lifecycles of a remote. */
export interface RemoteProps {
  /** single-spa's name of the application; equals the remote's name. */
  name: string
  /** Release that runs. */
  version: string
  domElement: HTMLElement
  services: RemoteServices
  /** Reports an error that the remote's place has already contained. */
  report(failure: Omit<RemoteFailure, 'at'>): void
}
