import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BuiltFile } from '../../build/built-folder'
import { fileProblem } from '../../model/problems'
import { Refused } from '../../registry/refused'
import { isBucket } from '../../storage/open-storage'
import { temporaryFolder } from '../../temporary-folder'

/** Limits of an upload. */
export const uploadLimits = {
  files: 500,
  fileBytes: 16 * 1024 * 1024,
  releaseBytes: 64 * 1024 * 1024,
  stagedBytes: 256 * 1024 * 1024,
}

const KEPT_MS = 24 * 60 * 60_000

/** Folder for incomplete uploads: beside the storage, never in it. */
export const stagingOf = (location: string, env: NodeJS.ProcessEnv = process.env): string =>
  join(isBucket(location) ? resolve(env.DATA_DIR ?? '.data') : dirname(resolve(location)), 'registry-uploads')

/** Uploaded files of releases in progress, stored by hash. Only complete files are stored, and those need not be sent again. */
export interface Staging {
  /** The files that have not been uploaded yet. */
  missing(name: string, version: string, files: readonly BuiltFile[]): Promise<string[]>
  /** Stores one file. Throws {@link Refused} if it is too large or does not match its hash; then nothing is kept. */
  take(name: string, version: string, sha256: string, contents: Readable): Promise<void>
  /**
   * Runs `work` on a folder that contains these files under their names, and then removes them. Throws
   * {@link Refused} if one has not been uploaded.
   */
  whole<T>(name: string, version: string, files: readonly BuiltFile[], work: (folder: string) => Promise<T>): Promise<T>
  /** Removes uploads that were not completed within a day. */
  sweep(): Promise<void>
}

const isThere = async ({ bytes }: BuiltFile, path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined)
  return found?.size === bytes
}

async function sizeUnder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const mib = (bytes: number): string => `${bytes / 1024 / 1024} MiB`

/** Implements {@link Staging} in a folder. Names and versions must have been validated. */
export function stagingIn(dir: string, limits = uploadLimits): Staging {
  const folderOf = (name: string, version: string) => join(dir, name, version)
  /** What each remote has staged, counted while files arrive: looked at on the disk when the first one begins. */
  const staged = new Map<string, { bytes: number; arriving: number; counted: Promise<void> }>()
  const begin = (name: string) => {
    const known = staged.get(name)
    if (known) {
      known.arriving += 1
      return known
    }
    const held = { bytes: 0, arriving: 1, counted: Promise.resolve() }
    held.counted = sizeUnder(join(dir, name)).then((bytes) => void (held.bytes += bytes))
    staged.set(name, held)
    return held
  }
  const counted = (name: string, held: { bytes: number }, hash: ReturnType<typeof createHash>) => {
    let bytes = 0
    const refusal = () => {
      if (bytes > limits.fileBytes)
        return new Refused(`a file of a release may have ${mib(limits.fileBytes)}`, 'too_large')
      if (held.bytes <= limits.stagedBytes) return undefined
      return new Refused(
        `uploads of ${name} that nobody has finished take more than ${mib(limits.stagedBytes)}; finish one, or wait a day`,
        'too_large',
      )
    }
    const stream = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        held.bytes += chunk.length
        hash.update(chunk)
        done(refusal(), chunk)
      },
    })
    return { stream, forget: () => void (held.bytes -= bytes) }
  }
  const missing: Staging['missing'] = async (name, version, files) => {
    const found = await Promise.all(files.map((file) => isThere(file, join(folderOf(name, version), file.sha256))))
    return files.filter((_, index) => !found[index]).map((file) => file.name)
  }
  return {
    missing,
    async take(name, version, sha256, contents) {
      const held = begin(name)
      await held.counted
      const folder = folderOf(name, version)
      const beside = join(folder, `${randomUUID()}.part`)
      const hash = createHash('sha256')
      const { stream, forget } = counted(name, held, hash)
      try {
        await mkdir(folder, { recursive: true })
        await pipeline(contents, stream, createWriteStream(beside))
        if (hash.digest('hex') !== sha256)
          throw new Refused('the file that arrived is not the one that its hash names; send it again', 'incomplete')
        await rename(beside, join(folder, sha256))
      } catch (error) {
        forget()
        // Refusing a file destroys its stream, so check for a refusal first.
        if (error instanceof Refused) throw error
        throw contents.errored
          ? new Refused('the file was broken off on its way; send it again', 'incomplete')
          : fileProblem(error, dir)
      } finally {
        await rm(beside, { force: true })
        held.arriving -= 1
        if (held.arriving === 0) staged.delete(name)
      }
    },
    async whole(name, version, files, work) {
      const absent = await missing(name, version, files)
      if (absent.length > 0)
        throw new Refused(
          `${absent.length} of ${files.length} files have not arrived: ${absent.slice(0, 5).join(', ')}; publish again, what is there is not sent twice`,
          'incomplete',
        )
      const folder = temporaryFolder(name)
      try {
        for (const file of files) await copyFile(join(folderOf(name, version), file.sha256), join(folder, file.name))
        const done = await work(folder)
        await rm(folderOf(name, version), { recursive: true, force: true })
        return done
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async sweep() {
      const before = Date.now() - KEPT_MS
      for (const name of await readdir(dir).catch(() => [])) {
        for (const version of await readdir(join(dir, name)).catch(() => [])) {
          const folder = join(dir, name, version)
          if (((await stat(folder).catch(() => undefined))?.mtimeMs ?? Infinity) < before)
            await rm(folder, { recursive: true, force: true })
        }
      }
    },
  }
}
