/** The five ways to look at Samspel. Staff areas by role, `creator` for creators, `anonymous` without a session. */
export type Area = 'anonymous' | 'admin' | 'company' | 'store' | 'creator'

/** A text that the shell must show before any code of the remote runs. */
export interface BilingualText {
  sv: string
  en: string
}

/** A path owned by a remote. */
export interface RemoteRoute {
  /** Prefix by segments: `/campaigns/:id` also owns `/campaigns/1/edit`. `:x` stands for one segment. `/` owns itself alone. */
  path: string
  /** Areas that may open it. */
  areas: readonly Area[]
  /** `webpackChunkName` of the page in `routes.tsx`; the edge then asks for its files together with the shell's. */
  page?: string
  /** A focused task: phones hide the bottom bar. */
  focused?: boolean
}

/** A place in the navigation. */
export interface NavEntry {
  /** Unique within the remote. */
  id: string
  areas: readonly Area[]
  /** Path; may hold `:brandId`, which the shell fills in with the chosen brand (and hides the entry when there is none). */
  to: string
  /** A name of the icon list in `@samspel/ui`. */
  icon: string
  label: BilingualText
  /** Ascending within the group. */
  order: number
  group: 'main' | 'manage' | 'public' | 'account'
  /** Shown in the bottom bar of phones, where at most five fit. */
  phone?: boolean
  /** Slot that shows a count beside the label. */
  badge?: string
}

/** A widget for a slot of the shell or of another remote. */
export interface SlotEntry {
  /** Name of the slot, for example `nav.badge:mentions`. */
  slot: string
  /** Key under which the remote exposes the widget, for example `./MentionsBadge`; its module default-exports a component. */
  expose: string
  /** Module of the widget; `./src/slots/<expose>.tsx` when left out. */
  module?: string
  /** Areas that see it; all when left out. */
  areas?: readonly Area[]
  /** Ascending among the widgets of one slot; 0 when left out. */
  order?: number
}

/** What a remote says about itself, as data in its `src/remote.ts`. The shell knows it without running code of the remote. */
export interface RemoteManifest {
  /** Name of the remote and of its folder. */
  name: string
  routes: readonly RemoteRoute[]
  nav?: readonly NavEntry[]
  slots?: readonly SlotEntry[]
}

/** One published file. */
export interface ReleaseFile {
  /** `sha384-…`, as the integrity attribute takes it. */
  integrity: string
  /** Uncompressed size. */
  bytes: number
  /** Brotli size; absent for files that do not shrink. */
  brotli?: number
}

/** What a release needs from the shell. */
export interface ReleaseNeeds {
  /** Package name to semver range. */
  shared: Record<string, string>
  /** Version of `@samspel/api` that it was built against. */
  contract: string
}

/** One immutable build of a remote. */
export interface RemoteRelease {
  version: string
  /** Absolute path of the entry: `/remotes/<name>/<version>/remoteEntry.<hash>.js`. */
  entry: string
  /** Name of the global variable that the entry defines. One per version, so that two versions can live in one page. */
  global: string
  /** Absolute paths of the stylesheets of `./app`. */
  css: readonly string[]
  /** Route path to the absolute paths (scripts and stylesheets) that its first view needs besides the entry. */
  preload: Record<string, readonly string[]>
  /** Absolute path to its hash and sizes. */
  files: Record<string, ReleaseFile>
  routes: readonly RemoteRoute[]
  nav: readonly NavEntry[]
  slots: readonly SlotEntry[]
  needs: ReleaseNeeds
  /** ISO time of the build. */
  builtAt: string
}

/** A remote in the registry: the live release, and the one before it. */
export interface RegistryRemote extends RemoteRelease {
  previous?: RemoteRelease
  /** A share of visitors (0–100) that gets another release. */
  canary?: { percent: number; release: RemoteRelease }
}

/** One immutable build of the shell. */
export interface ShellRelease {
  version: string
  /** Absolute paths of the scripts, in the order in which they run. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Absolute paths of the fonts of the first view. */
  fonts: readonly string[]
  /** Absolute path of the page template. */
  template: string
  files: Record<string, ReleaseFile>
  /** Package name to the version that it provides to remotes. */
  provides: Record<string, string>
  builtAt: string
}

/** What is live in one environment. */
export interface Registry {
  /** Grows by one with each change; the base of compare-and-swap. */
  revision: number
  environment: string
  /** ISO time of the last change. */
  updatedAt: string
  shell?: ShellRelease & { previous?: ShellRelease }
  remotes: Record<string, RegistryRemote>
}

/** Addresses that the edge writes into the page. */
export interface ClientConfig {
  /** Base of the calls with a token. */
  apiUrl: string
  /** Base of the calls without one. */
  publicUrl: string
  environment: string
}
