import type { RemoteRelease, ShellRelease } from '@samspel/federation/registry'

/** Record of a published release, stored beside its files. */
export type ReleaseRecord = { name: string; inputs: string; publishedAt: string; publishedBy: string } & (
  | { kind: 'remote'; release: RemoteRelease }
  | { kind: 'shell'; release: ShellRelease }
)

/** A token as recorded in the history. */
export interface TokenName {
  id: string
  name: string
  team: string
}

export interface HistoryEntry {
  /** ISO 8601 time. */
  at: string
  by: string
  action:
    | 'publish'
    | 'promote'
    | 'canary'
    | 'stop'
    | 'rollback'
    | 'lock'
    | 'unlock'
    | 'off'
    | 'on'
    | 'retire'
    | 'restore'
    | 'clean'
  name: string
  from?: string
  to?: string
  /** Percentage of visitors who get the canary. */
  percent?: number
  /** Ids of the companies for which it was switched off or on; for all when absent. */
  companies?: readonly string[]
  revision?: number
  /** Names of the gate's findings that were overridden. */
  forced?: string[]
  reason?: string
  /** Done by the canary watch, not by a person. */
  automatic?: boolean
  /** Team token used through the registry service, if any; `by` is then its team and name. */
  token?: TokenName
}
