export { findRegistry } from './kept-registry'
export type { FoundRegistry } from './kept-registry'
export { askRegistry } from './page-registry'
export { createHost } from './create-host'
export { mayPrefetch, whenIdle } from './prefetch'
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
export { applyOverrides } from './overrides'
export { admitRelease, guardScripts } from './trusted-scripts'
export type { FailurePhase, RemoteFailure } from '../remote/failure'
export type { RemoteServices, StartServices } from '../remote/services'
export { sharedNames } from '../shared-names'
export type { SharedLibraries, SharedName } from '../shared-names'
