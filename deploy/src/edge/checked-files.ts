import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { integrityOf } from '../integrity'
import { lastUsed } from '../last-used'
import { isReleaseFile, releasePath } from '../storage/paths'
import type { ReleaseRecord, Storage } from '../storage/storage'
import type { Encoding } from './encoding'
import { trusted } from './trusted'

/** A file of a release as it travels, and the hash that it has once it is unpacked. */
export interface CheckedFile {
  contents: Buffer
  encoding: Encoding
  integrity: string
}

/** `altered`: it lies there, but is not what the release's record knows. */
export type Found = CheckedFile | 'missing' | 'altered'

const suffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

const unpack: Record<Encoding, (packed: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (file) => Promise.resolve(file),
}

/** See {@link checkedFiles}. */
export type CheckedFiles = ReturnType<typeof checkedFiles>

/** Records that are kept in mind, and how many bytes of them: a hash and a length for each file. */
const records = { most: 500, bytes: 16_000_000 }
/** Copies whose bytes were compared: a hash for each. */
const copies = { most: 20_000, bytes: 4_000_000 }

/**
 * Files of releases that are what their records say, looked at each time: a compressed copy is unpacked once, and its own hash compared after that.
 * A copy that is broken is left out for the file itself.
 * @param onAltered told of each file that is not what it should be
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
    // What this machine keeps may be what is wrong: the record, or its copy of a bucket's file.
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
