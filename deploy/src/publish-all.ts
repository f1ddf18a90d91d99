import { availableParallelism } from 'node:os'
import { hashInputs, versionFor } from './build/inputs'
import { listBuildables } from './build/workspace'
import { clean } from './commands/clean'
import { promote } from './commands/point'
import { publish } from './commands/publish'
import type { Published } from './commands/publish'
import { adoptUnsigned } from './storage/adopt'
import { isBucket, openStorage } from './storage/open-storage'

interface PublishAllOptions {
  /** Folder of the registry and of all releases, or `s3://bucket/prefix`. */
  storageDir: string
  /** One line of text for people, for each thing that was done. */
  onProgress?(line: string): void
}

/** Runs the works, at most `width` at a time; the first failure ends it when those under way have ended. */
async function inLanes(works: (() => Promise<void>)[], width: number): Promise<void> {
  const queue = [...works]
  const failures: unknown[] = []
  const lane = async () => {
    for (let work = queue.shift(); work && failures.length === 0; work = queue.shift()) {
      await work().catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  if (failures.length > 0) throw failures[0]
}

/** Builds the shell and every remote whose inputs changed, two at a time, and makes them live: what `npm start` does before it serves. */
export async function publishAll({ storageDir, onProgress = () => {} }: PublishAllOptions): Promise<Published[]> {
  if (!isBucket(storageDir) && (await adoptUnsigned(storageDir))) onProgress('the registry of this folder is signed from now on')
  const storage = openStorage(storageDir)
  const done: Published[] = []
  const works = listBuildables().map((buildable) => async () => {
    const published = await publish(storage, buildable, { version: versionFor(buildable, hashInputs(buildable)), compare: false })
    await promote(storage, published.name, published.version, { by: 'npm start' })
    done.push(published)
    if (published.built) onProgress(`${published.name} ${published.version} built in ${(published.took / 1000).toFixed(1)} s`)
  })
  await inLanes(works, Math.min(2, availableParallelism()))
  const { removed } = await clean(storage, { by: 'npm start' })
  if (removed.length > 0) onProgress(`${removed.length} old releases removed`)
  return done
}
