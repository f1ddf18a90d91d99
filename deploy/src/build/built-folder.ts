import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '../registry/refused'
import { isReleaseFile } from '../storage/paths'
import type { PublishedData } from './build-data'
import { checkBuildData } from './build-data'
import { REMOTE_FILE } from './federation-manifest'
import { isBeside } from './pack'
import { BUILD_FILE, readBuildData } from './release'
import { BuildFailed } from './run-build'

export interface BuiltFile {
  name: string
  /** SHA-256 of its contents, in hex. */
  sha256: string
  bytes: number
}

/** A complete build in a folder. */
export interface BuiltFolder {
  name: string
  version: string
  data: PublishedData
  /** Sorted by name; includes `build.json`, types and source maps, but not compressed copies. */
  files: BuiltFile[]
}

/** What lies beside the files of a release and is sent with them: what the build says of itself, types, source maps. */
const SENT_BESIDE = /^(build|types)\.json$|\.js\.map$/

/** Whether a file with this name is uploaded with a build. */
export const isBuiltFile = (name: string): boolean =>
  isReleaseFile('x', '0', name) && (!isBeside(name) || SENT_BESIDE.test(name))

/** Hash of the whole contents, which identifies a build. */
export function inputsOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256')
  for (const { name, sha256 } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name}\0${sha256}\0`)
  return hash.digest('hex')
}

async function filesOf(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new Refused(
      `${folder} is no folder that can be read; build first, then name the folder of the build`,
      'usage',
    )
  })
  // Vite keeps its own notes in such a folder.
  const inner = entries.find((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  if (inner)
    throw new Refused(
      `${folder} holds a folder (${inner.name}); a build is flat, as the webpack preset writes it`,
      'bad_build',
    )
  const names = entries
    .filter((entry) => entry.isFile() && (!isBeside(entry.name) || SENT_BESIDE.test(entry.name)))
    .map((entry) => entry.name)
  const odd = names.find((name) => !isBuiltFile(name))
  if (odd !== undefined)
    throw new Refused(`${folder} holds ${odd}, which is no name for a file of a release`, 'bad_build')
  return Promise.all(
    names.sort().map(async (name) => {
      const contents = await readFile(join(folder, name))
      return { name, sha256: createHash('sha256').update(contents).digest('hex'), bytes: contents.length }
    }),
  )
}

/**
 * Reads the output folder of a build.
 * @param wanted required name and version; not checked if omitted
 * @throws Refused or BuildFailed, with instructions, unless the folder contains a complete build of that part
 */
export async function readBuiltFolder(
  folder: string,
  wanted: { name?: string | undefined; version?: string | undefined } = {},
): Promise<BuiltFolder> {
  const files = await filesOf(folder)
  if (!files.some(({ name }) => name === BUILD_FILE || name === REMOTE_FILE)) {
    throw new Refused(
      `${folder} holds no ${BUILD_FILE}, which each build of the preset writes, and no ${REMOTE_FILE} of another tool's build; build first`,
      'bad_build',
    )
  }
  const data = await readBuildData(folder, wanted.name)
  checkBuildData(data, files)
  const name = data.kind === 'shell' ? 'shell' : data.remote!.manifest.name
  if (wanted.name !== undefined && wanted.name !== name)
    throw new BuildFailed(`${folder} holds ${name}, not ${wanted.name}`)
  if (wanted.version !== undefined && data.version !== undefined && wanted.version !== data.version) {
    throw new Refused(
      `${folder} was built as ${name}@${data.version}, not @${wanted.version}: its files know their version. Build it again with SAMSPEL_VERSION=${wanted.version}`,
      'bad_build',
    )
  }
  const version = wanted.version ?? data.version
  if (version === undefined)
    throw new Refused(
      `${folder} does not say which version it is: name the one that it was built as with --version`,
      'usage',
    )
  return { name, version, data, files }
}
