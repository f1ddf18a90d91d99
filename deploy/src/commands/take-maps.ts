import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'

const unpack = promisify(brotliDecompress)

async function scriptsOf(storage: Storage, name: string, version: string): Promise<string[]> {
  const record = await storage.readRelease(name, version)
  if (!record)
    throw new Refused(
      `${name}@${version} was never published here, or was removed since (KEEP_DAYS)`,
      'never_published',
    )
  return Object.keys(record.release.files)
    .map((path) => path.split('/').at(-1)!)
    .filter((file) => file.endsWith('.js'))
}

const mapOf = (storage: Storage, name: string, version: string, script: string) =>
  storage.readFile(name, version, `${script}.map.br`)

/** Names of a release's scripts that have a source map. Throws {@link Refused} if the release does not exist or has none. */
export async function scriptsWithMaps(storage: Storage, name: string, version: string): Promise<string[]> {
  const found: string[] = []
  for (const script of await scriptsOf(storage, name, version))
    if (await mapOf(storage, name, version, script)) found.push(script)
  if (found.length === 0) throw new Refused(`${name}@${version} has no source maps`, 'unknown')
  return found
}

/** The source map of one script of a release. Throws {@link Refused} if there is none. */
export async function readMap(storage: Storage, name: string, version: string, script: string): Promise<Buffer> {
  const isScript = (await scriptsOf(storage, name, version)).includes(script)
  const packed = isScript && (await mapOf(storage, name, version, script))
  if (!packed) throw new Refused(`${name}@${version} has no source map of ${script}`, 'unknown')
  return unpack(packed)
}

/**
 * Writes a release's source maps into a folder, each named after its script, for teams that translate stack traces elsewhere. Returns the
 * names of the scripts that have one. Throws {@link Refused} if the release does not exist or was stored without source maps.
 */
export async function takeMaps(storage: Storage, name: string, version: string, folder: string): Promise<string[]> {
  const scripts = await scriptsWithMaps(storage, name, version)
  await mkdir(folder, { recursive: true })
  for (const script of scripts)
    await writeFile(join(folder, `${script}.map`), await readMap(storage, name, version, script))
  return scripts
}
