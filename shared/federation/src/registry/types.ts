import type { Audience, Ramp } from './audience'
import type { ConfigSchema, ConfigValues, Settings } from './config'
import type { Area, BilingualText, RemoteRoute } from './routes'
import type { AllowedUses, PublicSurface, RemoteUses } from './uses'
import type { Closed, Off, Retired } from './ways-out'

export type { Area, BilingualText, RemoteRoute } from './routes'
export type { PublicSurface } from './uses'

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
  group: 'main' | 'customers' | 'money' | 'content' | 'manage' | 'public' | 'platform' | 'account'
  /** Shown in the bottom bar of phones, where at most five fit. */
  phone?: boolean
  /** On phones alone, beneath "More", which carries its count: on a desk another place of the frame leads there, such as the bell. */
  phoneOnly?: boolean
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

/** Compressed sizes that a release may have, in bytes (brotli). */
export interface SizeBudget {
  /** Scripts of the heaviest route: entry, `./app`, routes and page. */
  route: number
  /** All scripts and stylesheets together. */
  total: number
}

/** What a remote says about itself, as data in its `src/remote.ts`. The shell knows it without running code of the remote. */
export interface RemoteManifest {
  /** Name of the remote and of its folder. */
  name: string
  /** What people call it, where remotes are listed: on the status page. Its place in the navigation when left out. */
  title?: BilingualText
  routes: readonly RemoteRoute[]
  nav?: readonly NavEntry[]
  slots?: readonly SlotEntry[]
  surface?: PublicSurface
  /** What it uses besides (docs/guides/least-privilege.md). One without it is not held to anything. */
  uses?: RemoteUses
  /** What can be changed without a release (docs/guides/configure-a-remote.md). */
  config?: ConfigSchema
  /** The gate's default when left out: a route 60 KiB, all 300 KiB. */
  budget?: SizeBudget
}

/** One published file. */
export interface ReleaseFile {
  /** `sha256-…`, as the integrity attribute takes it. */
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
  /** Library to name to the files of the remote that take it. Made by the build, for the gate; pages do not get it. */
  names?: Record<string, Record<string, readonly string[]>>
}

/** Files of a release that differ by language. The others, and all that a release names elsewhere, are those of the default one, Swedish. */
export interface ReleaseLanguages {
  /** Language to the file in the default language to the file in this one. */
  languages?: Record<string, Record<string, string>>
  /** Language to the file with all of its texts, for who changes the language of an open page. */
  texts?: Record<string, string>
  /** Language to the file that paints first views, which the edge runs and no page asks for. */
  paint?: Record<string, string>
}

/** One immutable build of a remote. */
export interface RemoteRelease extends ReleaseLanguages {
  version: string
  /** Absolute path of the entry: `/remotes/<name>/<version>/remoteEntry.<hash>.js`. */
  entry: string
  /** Name of the global variable that the entry defines. One per version, so that two versions can live in one page. */
  global: string
  /** The entry is an ES module, whose exports are the container: it defines no global. Absent for a script. */
  entryKind?: 'module'
  /** Absolute paths of all modules of such a release, the entry among them, found when it was published. None runs before all are checked. */
  modules?: readonly string[]
  /** Absolute paths of the stylesheets of `./app`. */
  css: readonly string[]
  /** Route path to the absolute paths (scripts and stylesheets) that its first view needs besides the entry. */
  preload: Record<string, readonly string[]>
  /** Route path to the libraries of its first view that the shell hands out late. */
  late?: Record<string, readonly string[]>
  /** Absolute path to its hash and sizes. */
  files: Record<string, ReleaseFile>
  /** As its manifest has it; absent in releases whose manifest has none. */
  title?: BilingualText
  routes: readonly RemoteRoute[]
  nav: readonly NavEntry[]
  slots: readonly SlotEntry[]
  needs: ReleaseNeeds
  surface?: PublicSurface
  /** As its manifest has it; in a page's registry with the names of its surface. */
  uses?: Pick<AllowedUses, 'calls' | 'storage'> & Partial<AllowedUses>
  /** As its manifest has it. Pages do not get it: the defaults are compiled into the remote. */
  config?: ConfigSchema
  /** ISO time of the build. */
  builtAt: string
}

/** A canary: a release with a share of the visitors. */
export interface Canary<Release> {
  /** 1–100 of the visitors, or of those whom it is for; 100 is all of these. */
  percent: number
  /** Whom it is for; for all visitors when absent. */
  to?: Audience
  ramp?: Ramp
  release: Release
  /** ISO time of the promotion; raising the share keeps it. */
  since: string
  by: string
}

/** Nobody may move the pointer of a locked part until it is unlocked. */
export interface Lock {
  by: string
  /** ISO time. */
  at: string
  reason: string
}

/** How a visitor came to the release of a page's registry. */
export type Channel = 'live' | 'canary' | 'override'

/** A remote in the registry: the live release, and the one before it. */
export interface RegistryRemote extends RemoteRelease {
  previous?: RemoteRelease
  canary?: Canary<RemoteRelease>
  /** ISO time at which the release became live. */
  liveSince?: string
  lock?: Lock
  /** In a page's registry only while it is off for some companies: the page, which knows the session, leaves it out for their people. */
  off?: Off
  /** In a page's registry alone, while a ramp runs: the page tells what the two releases are compared by. */
  compared?: { fact?: string }
  /** The values that are set for its settings. Pages get {@link values} instead. */
  settings?: Settings
  /** In a page's registry alone: the values for its visitor, as far as they differ from the defaults. */
  values?: ConfigValues
  /** Set in a page's registry alone. On `canary` and `override` the release itself stands here, and the live one as `previous`. */
  channel?: Channel
}

/** One immutable build of the shell. */
export interface ShellRelease extends ReleaseLanguages {
  version: string
  /** Absolute paths of the scripts, in the order in which they run. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Absolute paths of the fonts of the first view. */
  fonts: readonly string[]
  /** Absolute path of the script that painted pages run before they are shown. */
  first?: string
  /** Whether `first` runs the other scripts of a painted page, once the view is seen (docs/decisions/0172). Absent in older releases. */
  startsScripts?: boolean
  /** Absolute path of the page template. */
  template: string
  files: Record<string, ReleaseFile>
  /** Package name to the version that it provides to remotes. */
  provides: Record<string, string>
  /** Library to the names that it has; a library whose exports cannot be told is absent. For the gate. */
  gives?: Record<string, readonly string[]>
  /** Library that it hands out late, to the absolute paths of its files. */
  late?: Record<string, readonly string[]>
  surface?: PublicSurface
  builtAt: string
}

/** What is live in one environment. */
export interface Registry {
  /** Grows by one with each change; the base of compare-and-swap. */
  revision: number
  environment: string
  /** ISO time of the last change. */
  updatedAt: string
  /** Every release's record is signed, and an unsigned one is a forged one. Not in pages. */
  recordsSigned?: boolean
  /** The change that wrote this revision, or one before it: what it was recorded after in the history. Not in pages. */
  history?: { after?: string; revision: number }
  shell?: ShellRelease & { previous?: ShellRelease; liveSince?: string; lock?: Lock }
  remotes: Record<string, RegistryRemote>
  /** Remotes that were taken out, until they are restored or promoted again. */
  retired?: Record<string, Retired>
  /** Canaries of first releases: nothing of their name is live, so everybody else sees what they would without them. */
  first?: Record<string, Canary<RemoteRelease>>
  /** In a page's registry alone: remotes that are off or retired for its visitor. */
  closed?: Record<string, Closed>
}

/** One remote taken from elsewhere, for one visitor's session: a published version, or the build of somebody's own machine. */
export type Override = { name: string } & ({ version: string } | { origin: string })

/** What the edge says about overrides of this session. */
export interface OverrideState {
  /** False where the environment forbids them: no panel then. */
  allowed: boolean
  /** Origins that may be named, `http://localhost:*` for any port. */
  origins: readonly string[]
  active: readonly Override[]
  /** What was asked for and not granted, with the reason's id. */
  refused: readonly {
    text: string
    reason: 'forbidden' | 'unknown-remote' | 'unknown-version' | 'origin-not-listed' | 'unreadable'
  }[]
}
