import { availableParallelism } from 'node:os'
import type { Registry } from '@samspel/federation/registry'
import { hashInputs, versionFor } from '../build/inputs'
import type { Buildable } from '../build/workspace'
import { listBuildables } from '../build/workspace'
import { clean } from '../commands/clean'
import { promote } from '../commands/promote'
import { publish } from '../commands/publish'
import { signRecords } from '../commands/sign-records'
import { findingsTable } from '../gate/check'
import { StorageProblem } from '../model/problems'
import { liveOf } from '../registry/change'
import { Refused } from '../registry/refused'
import { adoptUnsigned } from '../storage/adopt'
import { isBucket, openStorage } from '../storage/open-storage'
import type { ReleaseRecord, Storage } from '../storage/storage'
import { leftAlone, STARTER } from './manual-changes'
import { fitTogether, shellThatNarrows } from './release-set'

/** Result of releasing the parts of the workspace at a start. */
export interface Released {
  /** Parts that became live, as `name@version`. */
  live: string[]
  /** Parts that could not be built or do not fit; their live release stays. */
  failed: { name: string; stays: string | undefined; why: string }[]
  /** Whether there is a shell to serve. */
  servable: boolean
}

interface ReleaseAllOptions {
  /** Called with a line of text for each completed step. */
  onProgress?(line: string): void
  /** The parts, and how one is built and stored; defaults to those of this workspace. */
  buildables?: readonly Buildable[]
  build?(buildable: Buildable, version: string): Promise<{ built: boolean; took: number }>
}

/** Runs the tasks, at most `width` at a time. */
async function inLanes(works: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const queue = [...works]
  const lane = async () => {
    for (let work = queue.shift(); work; work = queue.shift()) await work()
  }
  await Promise.all(Array.from({ length: width }, lane))
}

const firstLines = (text: string): string => text.split('\n').slice(0, 14).join('\n')

/**
 * Builds every part whose sources are new and makes them live together. Decisions made since (a rollback, a canary, a lock) are kept as
 * long as the sources stay the same. A part that does not build or does not fit is left unchanged, and the others proceed.
 */
export async function releaseAll(storage: Storage, options: ReleaseAllOptions = {}): Promise<Released> {
  const { onProgress = () => {}, buildables = listBuildables() } = options
  const build =
    options.build ?? ((buildable, version) => publish(storage, buildable, { version, by: STARTER, compare: false }))
  const [registry, history] = await Promise.all([storage.readRegistry(), storage.readHistory()])
  const records: ReleaseRecord[] = []
  const done: Released = { live: [], failed: [], servable: false }
  const fail = (name: string, why: string) =>
    done.failed.push({ name, stays: liveOf(registry, name)?.version, why: firstLines(why) })

  const works = buildables.map((buildable) => async () => {
    const { name } = buildable
    const version = versionFor(buildable, hashInputs(buildable))
    const left = leftAlone(registry, history, name, version)
    if (left) onProgress(left)
    if (left !== undefined) return
    try {
      const { built, took } = await build(buildable, version)
      const record = await storage.readRelease(name, version)
      if (!record) throw new Error(`${name}@${version} is not in the storage after publishing`)
      records.push(record)
      if (built) onProgress(`${name} ${version} built in ${(took / 1000).toFixed(1)} s`)
    } catch (error) {
      if (error instanceof StorageProblem) throw error
      fail(name, (error as Error).message)
    }
  })
  await inLanes(works, Math.min(2, availableParallelism()))

  const { fit, unfit } = fitTogether(registry, records, await shellThatNarrows(storage, registry, records))
  for (const { record, findings } of unfit)
    fail(record.name, `it does not fit what is live:\n${findingsTable(findings)}`)
  for (const { record, against } of fit) await makeLive(storage, record, against, done, fail)

  const { removed } = await clean(storage, { by: STARTER })
  if (removed.length > 0) onProgress(`${removed.length} old releases removed`)
  return { ...done, servable: (await storage.readRegistry()).shell !== undefined }
}

async function makeLive(
  storage: Storage,
  { name, release }: ReleaseRecord,
  against: Registry,
  done: Released,
  fail: (name: string, why: string) => void,
): Promise<void> {
  try {
    await promote(storage, name, release.version, { by: STARTER, against })
    done.live.push(`${name}@${release.version}`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    fail(name, error.message)
  }
}

/** {@link releaseAll} for a storage location; `npm start` runs it before it serves. */
export async function releaseWorkspace({
  storageDir,
  onProgress = () => {},
}: {
  storageDir: string
  onProgress?(line: string): void
}): Promise<Released> {
  if (!isBucket(storageDir) && (await adoptUnsigned(storageDir)))
    onProgress('the registry of this folder is signed from now on')
  const storage = openStorage(storageDir)
  if (!(await storage.readRegistry()).recordsSigned)
    onProgress(`the records of ${(await signRecords(storage, STARTER)).signed.length} releases are signed from now on`)
  return releaseAll(storage, { onProgress })
}
