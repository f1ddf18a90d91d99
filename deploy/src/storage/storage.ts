import type { Registry } from '@samspel/federation/registry'
import type { HistoryEntry, ReleaseRecord } from '../model/records'
import type { HistoryAnchor, HistoryChecked } from '../signing/history-chain'

export type { HistoryEntry, ReleaseRecord } from '../model/records'

/** Contents by path below the release's own folder. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>

/** The registry was changed by somebody else since it was read. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict'
}

/** The version already exists with different contents. */
export class VersionTaken extends Error {
  override name = 'VersionTaken'
}

/**
 * Storage of releases and the registry, in a folder or a bucket with the same guarantees. Registry and records are stored signed. Each kind
 * of failure (unparsable, untrusted signature, older than one seen before, unavailable) throws its own {@link StorageProblem}.
 */
export interface Storage {
  /** Folder or `s3://bucket/prefix`, for messages. */
  readonly location: string
  /** Minimum interval between two checks of the stamp by the edge, in ms; 0 if checking is free. */
  readonly pollMs: number
  /** The verified live registry; an empty one with revision 0 before the first change. */
  readRegistry(): Promise<Registry>
  /** A value that changes whenever the stored registry does; undefined if there is none. Cheap to read. */
  registryStamp(): Promise<string | undefined>
  /**
   * Signs the registry and atomically replaces the stored one if its revision is still `expected`.
   * Throws {@link RevisionConflict} otherwise.
   */
  swapRegistry(expected: number, next: Registry): Promise<void>
  /** The record of a release. Throws `Untrusted` if no trusted key signed it. */
  readRelease(name: string, version: string): Promise<ReleaseRecord | undefined>
  /** The record of a release as it is stored: a signed envelope, unless it predates signed records. Not verified. */
  readRecordText(name: string, version: string): Promise<string | undefined>
  /** Names with at least one published release. */
  listNames(): Promise<string[]>
  /** Versions of a name, oldest first. */
  listReleases(name: string): Promise<string[]>
  /** Signs every record again that is not signed with the current key; see commands/sign-records. */
  signRecords(): Promise<{ signed: string[]; refused: { release: string; why: string }[] }>
  /**
   * Stores an immutable release. Storing the same inputs again does nothing; different inputs under an
   * existing version throw {@link VersionTaken}.
   */
  putRelease(record: ReleaseRecord, files: ReleaseFiles): Promise<void>
  /**
   * Reads a file of a release as stored (`x.js.br` is the compressed copy); undefined if it does not exist or the name is invalid.
   * @param again bypasses this machine's cache
   */
  readFile(name: string, version: string, file: string, again?: boolean): Promise<Buffer | undefined>
  /** Removes a release, its record first. Resolves with the number of bytes freed. */
  removeRelease(name: string, version: string): Promise<number>
  /** Appends an entry, signed and chained to the one before it; concurrent entries are never lost. */
  appendHistory(entry: HistoryEntry): Promise<void>
  /** Hash of the newest entry; undefined if there is none. */
  historyHead(): Promise<string | undefined>
  /** Looks whether every entry stands as it was written, and the end is there that the registry knows of. */
  checkHistory(anchor: HistoryAnchor | undefined): Promise<HistoryChecked>
  /** Whether the history has entries of another key that no entry `sign` of the current one vouches for. */
  hasOtherSigners(): Promise<boolean>
  /** All entries, oldest first. */
  readHistory(): Promise<HistoryEntry[]>
}
