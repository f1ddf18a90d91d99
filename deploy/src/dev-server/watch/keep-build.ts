import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { globalOf } from '@samspel/federation/registry'
import { BASE_VERSION } from './dev-version'

const KEPT = 5

/**
 * Copies a build's output into a folder named by its hash: two builds loaded in one page must not share URLs or globals.
 * @param kept versions kept so far, oldest first; all but the last few are removed
 * @returns the version
 */
export async function keepBuild(from: string, releases: string, name: string, kept: string[]): Promise<string> {
  const names = (await readdir(from, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()
  const contents = new Map<string, Buffer>()
  const hash = createHash('sha256')
  const read = await Promise.all(names.map((file) => readFile(join(from, file))))
  for (const [at, file] of names.entries()) {
    const bytes = read[at]!
    contents.set(file, bytes)
    hash.update(file).update('\0').update(bytes).update('\0')
  }
  const version = BASE_VERSION.replace(/0+$/, hash.digest('hex').slice(0, 8))
  const to = join(releases, version)
  await mkdir(to, { recursive: true })
  await Promise.all(
    [...contents].map(([file, bytes]) => {
      const isText = /\.(js|map|json)$/.test(file)
      return writeFile(
        join(to, file),
        isText ? bytes.toString('utf8').replaceAll(globalOf(name, BASE_VERSION), globalOf(name, version)) : bytes,
      )
    }),
  )
  kept.splice(0, kept.length, ...kept.filter((known) => known !== version), version)
  for (const old of kept.splice(0, kept.length - KEPT)) await rm(join(releases, old), { recursive: true, force: true })
  return version
}
