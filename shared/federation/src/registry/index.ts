export { filesOfOtherLanguages, registryIn } from './languages'
export type {
  Area,
  BilingualText,
  Canary,
  Channel,
  ClientConfig,
  Lock,
  NavEntry,
  Override,
  OverrideState,
  PublicSurface,
  Registry,
  RegistryRemote,
  ReleaseLanguages,
  ReleaseFile,
  ReleaseNeeds,
  RemoteManifest,
  RemoteRelease,
  RemoteRoute,
  ShellRelease,
  SizeBudget,
  SlotEntry,
} from './types'
export { matchAnyArea, matchPath, matchRoute, preloadOf } from './match'
export type { RouteMatch } from './match'
export { CONFIG_ID, REGISTRY_ID, readInlineConfig, readInlineRegistry } from './inline'
export { BODY_PLACE, FRAME_PLACE, HEAD_PLACE } from './template'
export { lateLibraries } from '../shared-names'
export { declaredSlots } from './slots'
