import type { PublishedData } from '../build/build-data'
import { pack } from '../build/pack'
import { remoteRelease, shellRelease } from '../build/release'
import { checkFit, pass } from '../gate/check'
import type { Finding } from '../gate/finding'
import { checkSize } from '../gate/size'
import { releasePath } from '../storage/paths'
import type { ReleaseRecord, Storage } from '../storage/storage'
import { actor } from './actor'
import type { By } from './record'

/** A finished build in its folder. */
export interface Build {
  name: string
  version: string
  /** Hash that distinguishes this build from others of the same version. */
  inputs: string
  folder: string
  /** Contents of its build.json. */
  data: PublishedData
}

/** Options of {@link storeBuild}. */
export interface StoreOptions extends By {
  /** Publishes despite findings of the gate, and records that. */
  force?: boolean
  /**
   * False skips the comparison with what is live, for callers who publish several parts at once and
   * compare themselves. The size is always checked.
   */
  compare?: boolean
}

/** Creates the release record of a build, and its files with compressed copies. */
export async function releaseOf(
  { name, version, inputs, folder, data }: Build,
  by: string,
): Promise<{ record: ReleaseRecord; files: Map<string, Buffer> }> {
  const base = releasePath(name, version)
  const { files, facts } = await pack(folder, base)
  const common = { name, inputs, publishedAt: new Date().toISOString(), publishedBy: by }
  const record: ReleaseRecord =
    data.kind === 'shell'
      ? { ...common, kind: 'shell', release: shellRelease(data, version, base, facts) }
      : { ...common, kind: 'remote', release: remoteRelease(data, version, base, facts) }
  return { record, files }
}

/** Findings of the gate about a build's size. */
export const sizeFindings = (record: ReleaseRecord, data: PublishedData): Finding[] =>
  record.kind === 'remote' ? checkSize(record.name, record.release, data.remote?.manifest.budget) : []

/** Stores a build as a release if the gate accepts it. Throws `DoesNotFit` otherwise; then nothing is stored. */
export async function storeBuild(
  storage: Storage,
  build: Build,
  { by = actor(), token, force = false, compare = true }: StoreOptions = {},
): Promise<{ findings: Finding[]; forced: string[] }> {
  const { name, version } = build
  const { record, files } = await releaseOf(build, by)
  const findings = [
    ...sizeFindings(record, build.data),
    ...(compare ? checkFit(await storage.readRegistry(), record) : []),
  ]
  const forced = pass(`${name}@${version}`, findings, force)
  await storage.putRelease(record, files)
  await storage.appendHistory({
    at: new Date().toISOString(),
    by,
    action: 'publish',
    name,
    to: version,
    ...(forced.length > 0 && { forced }),
    ...(token && { token }),
  })
  return { findings, forced }
}
