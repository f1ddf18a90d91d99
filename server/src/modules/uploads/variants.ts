import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { invalid } from '../../errors'
import { inTurn } from '../../in-turn'
import { maxPixels } from './picture'
import {
  type PictureStorage,
  type StoredFile,
  type VariantFormat,
  type VariantName,
  type VariantWidth,
  variantWidths,
} from './storage'

export interface AskedVariant {
  width: VariantWidth
  format: VariantFormat
}
/** `isFinal`: a later request gets the same. Otherwise a better variant is being made. */
export interface Variant {
  file: StoredFile
  type: 'image/webp' | 'image/avif'
  isFinal: boolean
}

/**
 * Parses the requested variant; undefined for the original. 422 for any other size or format, so that nobody can fill the disk with
 * variants.
 */
export const readVariant = ({ width, format }: Record<string, unknown>): AskedVariant | undefined => {
  if (width === undefined && format === undefined) return undefined
  const asked = variantWidths.find((known) => String(known) === width)
  if (asked === undefined) throw invalid({ width: ['invalid'] })
  if (format !== undefined && format !== 'webp' && format !== 'avif') throw invalid({ format: ['invalid'] })
  return { width: asked, format: format ?? 'webp' }
}

const waitingAtMost = 200
const rememberedFailures = 1_000

const shrink = (content: Buffer, width: number) =>
  sharp(content, { limitInputPixels: maxPixels, sequentialRead: true })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 20 })
// Effort 2 takes a tenth of the default's time for a few more bytes; WebP also halves the colour resolution.
const toAvif = (content: Buffer, width: number) =>
  shrink(content, width).avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
/** A picture that is not wider is kept as it is, since re-encoding would only lose quality. */
const toSmallWebp = async (content: Buffer, width: number) => {
  const { width: own } = await sharp(content).metadata()
  return own <= width ? content : shrink(content, width).webp({ quality: 75 }).toBuffer()
}

/** Makes variants of stored pictures on first request: each only once for concurrent requests, and few at a time. */
export const createVariants = (
  { originals, variants: store }: PictureStorage,
  log: Pick<FastifyBaseLogger, 'warn'>,
  make = { webp: toSmallWebp, avif: toAvif },
) => {
  const turns = {
    webp: inTurn({ atOnce: 2, longestQueue: waitingAtMost }),
    avif: inTurn({ atOnce: 1, longestQueue: waitingAtMost }),
  }
  const underWay = new Map<string, Promise<void>>()
  const failed = new Set<string>()
  let isClosing = false

  const work = async (name: VariantName): Promise<void> => {
    // Another request may have finished the variant after this one checked.
    if (isClosing || (await store.open(name))) return
    const content = await originals.read(name.key)
    if (!content) return
    const made = await make[name.format](content, name.width)
    const other = name.format === 'avif' ? await store.open({ ...name, format: 'webp' }) : undefined
    await store.put(name, other && made.length >= other.bytes ? Buffer.alloc(0) : made)
    // The original was deleted in the meantime, so its variants go too.
    if (!(await originals.exists(name.key))) await store.remove(name.key)
  }
  const remember = (id: string) => {
    failed.add(id)
    for (const oldest of failed) if (failed.size > rememberedFailures) failed.delete(oldest)
  }
  const once = (name: VariantName): Promise<void> => {
    const id = JSON.stringify(name)
    // A picture that cannot be decoded is not tried again on every request.
    if (failed.has(id)) return Promise.reject(new Error('failed before'))
    const running = underWay.get(id)
    if (running) return running
    let begun = false
    const turn = () =>
      turns[name.format](() => {
        begun = true
        return work(name)
      })
    const started = turn()
      .catch((error: unknown) => {
        // A full queue says nothing about the picture itself.
        if (begun) {
          remember(id)
          log.warn(
            { key: name.key, width: name.width, format: name.format, reason: (error as Error).message },
            'a size of a picture could not be made',
          )
        }
        throw error
      })
      .finally(() => underWay.delete(id))
    underWay.set(id, started)
    return started
  }

  return {
    /** Undefined when the variant is not available now; the original is served instead. */
    open: async (key: string, { width, format }: AskedVariant): Promise<Variant | undefined> => {
      const madeAt = await originals.writtenAt(key)
      if (madeAt === undefined) return undefined
      const name = (of: VariantFormat): VariantName => ({
        key,
        width,
        format: of,
        madeAt,
      })
      const avif = format === 'avif' ? await store.open(name('avif')) : undefined
      if (avif && avif.bytes > 0) return { file: avif, type: 'image/avif', isFinal: true }
      let webp = await store.open(name('webp'))
      if (!webp) {
        await once(name('webp')).catch(() => undefined)
        webp = await store.open(name('webp'))
      }
      // AVIF is slow to make: this visitor gets WebP, and the next one AVIF.
      if (webp && format === 'avif' && !avif) void once(name('avif')).catch(() => undefined)
      return webp && { file: webp, type: 'image/webp', isFinal: format === 'webp' || avif !== undefined }
    },
    /** Cancels queued work, and resolves once nothing is running. */
    close: async (): Promise<void> => {
      isClosing = true
      await Promise.allSettled(underWay.values())
    },
    /** Resolves when all current work is done. */
    settled: async (): Promise<void> => void (await Promise.allSettled(underWay.values())),
  }
}
