import type { ReactElement } from 'react'
import type { AppStore, Ejecting, InjectReducer, InjectSaga } from '@samspel/store'
import type { Area } from '../registry/types'
import type { RemoteFailure } from './failure'

/** What a remote gets when it starts. `injectReducer` and `injectSaga` belong to the one store of the page. */
export interface StartServices {
  store: AppStore
  /** Mounts a slice of the remote: by name, or a slice that carries its name. The same again does nothing. */
  injectReducer: InjectReducer
  /** Runs a root saga under a name. The same again does nothing; another one replaces it. */
  injectSaga: InjectSaga
}

/** Services that the shell hands to every remote and widget. Ways out of the store are for the code around a remote; tests may leave them out. */
export interface RemoteServices extends StartServices, Partial<Ejecting> {
  getArea(): Area
  /** Id of the company that the session is in, once it is known: what is off for its people is left out. */
  getCompany?(): string | undefined
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
  /** True when another release would take the place of this one after an error of rendering. */
  canReplace?(): boolean
  /** Gives the place to another release, and reports the failure. */
  replace?(failure: Omit<RemoteFailure, 'at'>): void
  /** What stands in the place of content that failed, where that is a build under test; else the remote has a view of its own. */
  failureView?(failure: Omit<RemoteFailure, 'at'>): ReactElement
  /** Fetches and mounts the remote anew, without a reload of the page. */
  retry?(): void
}
