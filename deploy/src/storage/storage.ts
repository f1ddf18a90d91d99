import type { Registry, RemoteRelease, ShellRelease } from '@samspel/federation/registry'

/** A release as it was published: the record beside its files. */
export type ReleaseRecord = { name: string; inputs: string; publishedAt: string; publishedBy: string } & (
  | { kind: 'remote'; release: RemoteRelease }
  | { kind: 'shell'; release: ShellRelease }
)

/** One line of the history. */
export interface HistoryEntry {
  at: string
  by: string
  action: 'publish' | 'promote' | 'canary' | 'stop' | 'rollback' | 'lock' | 'unlock' | 'clean'
  name: string
  from?: string
  to?: string
  /** Share of the visitors, of a canary. */
  percent?: number
  revision?: number
  /** Names of the gate's findings that were overridden. */
  forced?: string[]
  reason?: string
  /** Done by a watch, not by a person. */
  automatic?: boolean
}

/** Path below the release's own folder → contents. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>

/** Somebody else has changed the registry since it was read. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict'
}

/** A release with this version exists and holds something else. */
export class VersionTaken extends Error {
  override name = 'VersionTaken'
}

/** Where releases and the registry live. A folder today; a bucket must be able to keep the same promises. */
export interface Storage {
  /** The live registry; an empty one, revision 0, before the first change. */
  readRegistry(): Promise<Registry>
  /** Replaces the registry if its revision is still `expected`. Throws {@link RevisionConflict} otherwise; never half-written. */
  swapRegistry(expected: number, next: Registry): Promise<void>
  readRelease(name: string, version: string): Promise<ReleaseRecord | undefined>
  /** Versions of a name, oldest first. */
  listReleases(name: string): Promise<string[]>
  /** Stores a release for ever. The same inputs again do nothing; other inputs under a taken version throw {@link VersionTaken}. */
  putRelease(record: ReleaseRecord, files: ReleaseFiles): Promise<void>
  appendHistory(entry: HistoryEntry): Promise<void>
  readHistory(): Promise<HistoryEntry[]>
}
