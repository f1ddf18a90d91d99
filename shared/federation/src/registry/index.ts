export { lateLibraries, sharedNames } from '../shared-names'
export type { Audience, Ramp, Visitor, VisitorRole } from './audience'
export type { ClientConfig } from './client-config'
export { closeForAll, closeForCompany, matchClosed } from './closed'
export type { ConfigSchema, ConfigValue, ConfigValues, Setting, Settings } from './config'
export { fitsSetting, LONGEST_TEXT } from './config'
export { FEDERATION_MANIFEST, globalOf } from './container'
export { developmentReactFile } from './development-react'
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
  Lock,
  NavEntry,
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
  ShellRelease,
  SizeBudget,
  SlotEntry,
} from './types'
export type { AllowedUses, RemoteUses } from './uses'
export { allowedUses } from './uses'
export type { Closed, Off, Retired } from './ways-out'
