import type { Settings } from './config'
import type { BilingualText, RemoteRoute } from './routes'

/** A remote that is switched off: it is out of navigation, routes and slots, and its release stays at hand. */
export interface Off {
  /** ISO time. */
  at: string
  by: string
  reason: string
  /** Ids of the companies for whose people it is off; for everybody when absent. */
  companies?: readonly string[]
}

/** A remote that was taken out for good. Its paths are free for others, and lead to a page that says so until somebody takes them. */
export interface Retired {
  /** ISO time. */
  at: string
  by: string
  reason: string
  title?: BilingualText
  /** What it owned when it was taken out. */
  routes: readonly RemoteRoute[]
  /** The release that was live. */
  version: string
  /** The values of its settings, for when it is restored. */
  settings?: Settings
}

/** What a page says at the paths of a remote that is off or retired. */
export interface Closed {
  title?: BilingualText
  routes: readonly RemoteRoute[]
  reason: 'off' | 'retired'
  /** ISO time. */
  at: string
}
