export type { FailurePhase, RemoteFailure } from '../remote/failure'
export type { RemoteServices, StartServices } from '../remote/services'
export type { SharedLibraries, SharedName } from '../shared-names'
export { sharedNames } from '../shared-names'
export { createHost } from './create-host'
export type { FoundRegistry } from './kept-registry'
export { findRegistry } from './kept-registry'
export { applyOverrides } from './overrides'
export { askRegistry } from './page-registry'
export { mayPrefetch, whenIdle } from './prefetch'
export { admitRelease, guardScripts } from './trusted-scripts'
export type {
  FailureScreenProps,
  Host,
  HostLimits,
  HostOptions,
  HostState,
  InspectedLoad,
  InspectedWidget,
  Inspection,
  NewVersion,
  RemoteLoaded,
} from './types'
