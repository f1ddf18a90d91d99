import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { integrityOf } from '../integrity'
import { lastUsed } from '../last-used'
import { isReleaseFile, releasePath } from '../storage/paths'
import type { ReleaseRecord, Storage } from '../storage/storage'
import type { Encoding } from './encoding'
import { trusted } from './trusted'

/** A file of a release with its content encoding, and the hash of its decoded contents. */
export interface CheckedFile {
  contents: Buffer
  encoding: Encoding
  integrity: string
}

/** `altered`: the file exists, but its contents do not match the release record. */
export type Found = CheckedFile | 'missing' | 'altered'

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

const unpack: Record<Encoding, (packed: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (file) => Promise.resolve(file),
}

/** See {@link checkedFiles}. */
export type CheckedFiles = ReturnType<typeof checkedFiles>

/** Limits of the cache of release records: entries, and total bytes of hashes and lengths. */
const records = { most: 500, bytes: 16_000_000 }
/** Limits of the cache of hashes of verified compressed copies. */
const copies = { most: 20_000, bytes: 4_000_000 }

/**
 * Reads files of releases and verifies each read against the release record. A compressed copy is decompressed once to check it, and
 * afterwards compared by its own hash. If a compressed copy is corrupt, the uncompressed file is served.
 * @param onAltered called with the path of each file that does not match its record
 */
export function checkedFiles(storage: Storage, onAltered: (place: string) => void) {
  const known = lastUsed<ReleaseRecord['release']['files']>({
    ...records,
    bytesOf: (files) => JSON.stringify(files).length,
  })
  const unpacked = lastUsed<string>({ ...copies, bytesOf: (text) => text.length })

  const integrityOfFile = async (
    name: string,
    version: string,
    file: string,
    again: boolean,
  ): Promise<string | undefined> => {
    const place = `${name}@${version}`
    const before = again ? undefined : known.get(place)
    const files = before ?? (await trusted(storage.readRelease(name, version)))?.release.files
    if (files && !before) known.set(place, files)
    const integrity = files?.[`/${releasePath(name, version)}/${file}`]?.integrity
    return integrity ?? (before && integrityOfFile(name, version, file, true))
  }

  const isWhole = async (place: string, { contents, encoding, integrity }: CheckedFile): Promise<boolean> => {
    if (encoding === 'identity') return integrityOf(contents) === integrity
    const seen = `${integrityOf(contents)} ${integrity}`
    if (unpacked.get(place) === seen) return true
    const file = await unpack[encoding](contents).catch(() => undefined)
    if (!file || integrityOf(file) !== integrity) return false
    unpacked.set(place, seen)
    return true
  }

  const readCopy = async (name: string, version: string, file: string, encoding: Encoding): Promise<Found> => {
    const stored = file + suffix[encoding]
    const place = `${releasePath(name, version)}/${stored}`
    // The locally cached record or copy of a bucket's file may be the corrupt one, so retry without the cache.
    for (const again of [false, true]) {
      const integrity = await integrityOfFile(name, version, file, again)
      const contents = integrity && (await storage.readFile(name, version, stored, again))
      if (!contents) return 'missing'
      const found = { contents, encoding, integrity }
      if (await isWhole(place, found)) return found
    }
    onAltered(place)
    return 'altered'
  }

  return {
    async read(name: string, version: string, file: string, wanted: Encoding): Promise<Found> {
      if (!isReleaseFile(name, version, file)) return 'missing'
      const packed = wanted === 'identity' ? 'missing' : await readCopy(name, version, file, wanted)
      return typeof packed === 'string' ? readCopy(name, version, file, 'identity') : packed
    },
  }
}
