import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'

/** A release as it was published: the record beside its files. */
export type ReleaseRecord = { name: string; inputs: string; publishedAt: string; publishedBy: string } & (
  { kind: 'remote'; release: RemoteRelease } | { kind: 'shell'; release: ShellRelease }
)

/** A token as the history names it. */
export interface TokenName {
  id: string
  name: string
  team: string
}

/** One line of the history. */
export interface HistoryEntry {
  /** ISO time. */
  at: string
  by: string
  action: 'publish' | 'promote' | 'canary' | 'stop' | 'rollback' | 'lock' | 'unlock' | 'clean'
  name: string
  from?: string
  to?: string
  /** Share of a canary. */
  percent?: number
  revision?: number
  /** Names of the gate's findings that were overridden. */
  forced?: string[]
  reason?: string
  /** Done by the canary watch, not by a person. */
  automatic?: boolean
  /** Done through the registry service with this token of a team; `by` is then its team and name. */
  token?: TokenName
}
