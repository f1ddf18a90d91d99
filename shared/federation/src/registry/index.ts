export { lateLibraries, sharedNames } from '../shared-names'
export type { ClientConfig } from './client-config'
export { FEDERATION_MANIFEST, globalOf } from './container'
export { CONFIG_ID, readInlineConfig, readInlineRegistry, REGISTRY_ID } from './inline'
export { filesOfOtherLanguages, registryIn } from './languages'
export type { RouteMatch } from './match'
export { matchAnyArea, matchPath, matchRoute, preloadOf } from './match'
export { declaredSlots } from './slots'
export { BODY_PLACE, FRAME_PLACE, HEAD_PLACE, PAINTED_PLACE } from './template'
export type {
  Area,
  BilingualText,
  Canary,
  Channel,
  Closed,
  Lock,
  NavEntry,
  Off,
  Override,
  OverrideState,
  PublicSurface,
  Registry,
  RegistryRemote,
  ReleaseFile,
  ReleaseLanguages,
  ReleaseNeeds,
  RemoteManifest,
  RemoteRelease,
  RemoteRoute,
  Retired,
  ShellRelease,
  SizeBudget,
  SlotEntry,
} from './types'
