export { createHost } from './create-host'
export type {
  FailureScreenProps,
  Host,
  HostLimits,
  HostOptions,
  HostState,
  RemoteLoaded,
} from './types'
export type { FailurePhase, RemoteFailure } from '../remote/failure'
export type { RemoteServices, StartServices } from '../remote/services'
export { sharedNames } from '../shared-names'
export type { SharedLibraries, SharedName } from '../shared-names'
