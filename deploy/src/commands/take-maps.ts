import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'

const unpack = promisify(brotliDecompress)

/**
 * Writes a release's source maps into a folder, each named after its script, for teams that translate stack traces elsewhere. Returns the
 * names of the scripts that have one. Throws {@link Refused} if the release does not exist or was stored without source maps.
 */
export async function takeMaps(storage: Storage, name: string, version: string, folder: string): Promise<string[]> {
  const record = await storage.readRelease(name, version)
  if (!record)
    throw new Refused(
      `${name}@${version} was never published here, or was removed since (KEEP_DAYS)`,
      'never_published',
    )
  const scripts = Object.keys(record.release.files)
    .map((path) => path.split('/').at(-1)!)
    .filter((file) => file.endsWith('.js'))
  const taken: string[] = []
  await mkdir(folder, { recursive: true })
  for (const script of scripts) {
    const packed = await storage.readFile(name, version, `${script}.map.br`)
    if (!packed) continue
    await writeFile(join(folder, `${script}.map`), await unpack(packed))
    taken.push(script)
  }
  if (taken.length === 0) throw new Refused(`${name}@${version} has no source maps`, 'unknown')
  return taken
}
