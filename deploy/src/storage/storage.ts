import type { Registry } from '@samspel/federation/registry'
import type { HistoryEntry, ReleaseRecord } from '../model/records'

export type { HistoryEntry, ReleaseRecord } from '../model/records'

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

/**
 * Where releases and the registry live: a folder or a bucket, with the same promises. Registry and records are stored signed; what does not parse, was
 * signed by another, is older than one seen before, or does not answer, throws the {@link StorageProblem} of that name.
 */
export interface Storage {
  /** Folder or `s3://bucket/prefix`, for people. */
  readonly location: string
  /** How long the edge may wait before it asks for the stamp again, in ms: 0 where asking costs nothing. */
  readonly pollMs: number
  /** The live registry, checked; an empty one, revision 0, before the first change. */
  readRegistry(): Promise<Registry>
  /** Changes whenever the stored registry does; undefined when there is none. Cheap. */
  registryStamp(): Promise<string | undefined>
  /** Signs the registry and replaces the stored one if its revision is still `expected`. Throws {@link RevisionConflict} otherwise; never half-written. */
  swapRegistry(expected: number, next: Registry): Promise<void>
  /** The record of a release. Throws `Untrusted` when nobody who is trusted has signed it. */
  readRelease(name: string, version: string): Promise<ReleaseRecord | undefined>
  /** Names under which anything was published. */
  listNames(): Promise<string[]>
  /** Versions of a name, oldest first. */
  listReleases(name: string): Promise<string[]>
  /** Signs every record again that the key in use has not signed; see commands/sign-records. */
  signRecords(): Promise<{ signed: string[]; refused: { release: string; why: string }[] }>
  /** Stores a release for ever. The same inputs again do nothing; other inputs under a taken version throw {@link VersionTaken}. */
  putRelease(record: ReleaseRecord, files: ReleaseFiles): Promise<void>
  /**
   * One file of a release, as it was stored (`x.js.br` is the compressed copy); undefined when there is none, or the name cannot be one.
   * @param again past the copies that this machine keeps
   */
  readFile(name: string, version: string, file: string, again?: boolean): Promise<Buffer | undefined>
  /** Removes a release, its record first. Says how many bytes of files went. */
  removeRelease(name: string, version: string): Promise<number>
  /** Adds one entry; of several at once none is lost. */
  appendHistory(entry: HistoryEntry): Promise<void>
  /** All entries, oldest first. */
  readHistory(): Promise<HistoryEntry[]>
}
