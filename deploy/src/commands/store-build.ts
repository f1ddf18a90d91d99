import { checkFit, pass } from '../gate/check'
import type { Finding } from '../gate/finding'
import { shapesIn, typeFindings } from '../gate/types'
import type { Provenance } from '../model/records'
import { readStoredShapes, STORED_SHAPES } from '../shapes/shape-file'
import type { ReleaseRecord, Storage } from '../storage/storage'
import { actor } from './actor'
import type { By } from './record'
import type { Build } from './release-of'
import { releaseOf, sizeFindings } from './release-of'

/** Options of {@link storeBuild}. */
export interface StoreOptions extends By {
  /** Publishes despite findings of the gate, and records that. */
  force?: boolean
  /**
   * False skips the comparison with what is live, for callers who publish several parts at once and
   * compare themselves. The size is always checked.
   */
  compare?: boolean
  /** Where the build comes from; unsigned when absent. */
  provenance?: Provenance
}

/** What keeps a release from fitting what is live: surfaces, ranges, sizes of first views and types. */
export async function fitFindings(
  storage: Storage,
  record: ReleaseRecord,
  files: ReadonlyMap<string, Buffer>,
): Promise<Finding[]> {
  const registry = await storage.readRegistry()
  const types = readStoredShapes(files.get(STORED_SHAPES))
  return [...checkFit(registry, record), ...(await typeFindings(registry, record, types, shapesIn(storage)))]
}

/** Stores a build as a release if the gate accepts it. Throws `DoesNotFit` otherwise; then nothing is stored. */
export async function storeBuild(
  storage: Storage,
  build: Build,
  { by = actor(), token, force = false, compare = true, provenance }: StoreOptions = {},
): Promise<{ findings: Finding[]; forced: string[] }> {
  const { name, version } = build
  const { record, files } = await releaseOf(build, by, provenance)
  const findings = [...sizeFindings(record, build.data), ...(compare ? await fitFindings(storage, record, files) : [])]
  const forced = pass(`${name}@${version}`, findings, force)
  await storage.putRelease(record, files)
  await storage.appendHistory({
    at: new Date().toISOString(),
    by,
    action: 'publish',
    name,
    to: version,
    ...(record.provenance && { provenance: record.provenance }),
    ...(forced.length > 0 && { forced }),
    ...(token && { token }),
  })
  return { findings, forced }
}
