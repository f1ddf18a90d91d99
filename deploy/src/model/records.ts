import type { Audience, ConfigValue, RemoteRelease, ShellRelease } from '@samspel/federation/registry'

/** What the publisher says of a build. Without a checked identity nobody proves it. */
export interface BuildSource {
  commit?: string
  repository?: string
  /** Whether files differed from the commit. */
  dirty?: boolean
  builder?: string
}

/** What an identity token of CI said, checked. */
export interface BuildIdentity {
  issuer: string
  subject: string
  repository: string
  commit: string
  ref?: string
  run?: string
}

/** Name under which the list of what a release contains is stored with it. No page gets it. */
export const SBOM_FILE = 'sbom.cdx.json'

/** Where a release comes from. */
export interface Provenance extends BuildSource {
  identity?: BuildIdentity
  /** There was no identity token: what is said here is what the publisher says. */
  unsigned?: true
  /** SHA-256 of the list of what it contains (`sbom.cdx.json`), in hex. */
  sbom?: string
}

/** Record of a published release, stored beside its files. */
export type ReleaseRecord = {
  name: string
  inputs: string
  publishedAt: string
  publishedBy: string
  /** Absent in records of older versions. */
  provenance?: Provenance
  /** SHA-256, in hex, of every file that is stored with it, compressed copies and source maps too. Absent in records of older versions. */
  stored?: Record<string, string>
  /** Of a release that was taken over from another environment: which, and its record as that one has signed it. */
  carried?: { environment: string; key: string; record: string }
} & ({ kind: 'remote'; release: RemoteRelease } | { kind: 'shell'; release: ShellRelease })

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
    | 'ramp'
    | 'stop'
    | 'rollback'
    | 'lock'
    | 'unlock'
    | 'off'
    | 'on'
    | 'retire'
    | 'restore'
    | 'configure'
    | 'clean'
    | 'sign'
    | 'token-made'
    | 'token-changed'
    | 'token-ended'
  name: string
  from?: string
  to?: string
  /** Percentage of visitors who get the canary. */
  percent?: number
  /** Whom a canary is for; for all when absent. */
  audience?: Audience
  /** Percentages of the ramp that begins. */
  steps?: readonly number[]
  /** Ids of the companies for which it was switched off or on; for all when absent. */
  companies?: readonly string[]
  revision?: number
  /** The setting that was changed, for whom, and its value before and after; absent where none was or is set. */
  setting?: { key: string; company?: string; role?: string; before?: ConfigValue; after?: ConfigValue }
  /** Names of the gate's findings that were overridden. */
  forced?: string[]
  reason?: string
  /** Done by the canary watch, not by a person. */
  automatic?: boolean
  /** Team token used through the registry service, if any; `by` is then its team and name. */
  token?: TokenName
  /** Environment from which the release was taken over. */
  environment?: string
  /** Where the release comes from that was published. */
  provenance?: Provenance
  /** The token that was made, changed or ended; never its secret. */
  about?: TokenName & { remotes: readonly string[]; may: readonly string[]; expiresAt: string }
  /** Hash of the entry before it; see signing/history-chain. */
  previous?: string
  /** Signature of the entry; absent in those of older versions. */
  signed?: { key: string; sig: string }
}
