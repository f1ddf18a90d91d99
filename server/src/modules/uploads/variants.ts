import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { invalid } from '../../errors'
import { inTurn } from '../../in-turn'
import { fewAtOnce, maxPixels } from './picture'
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
/** `isFinal`: asked again it is the same. Else something better is being made. */
export interface Variant {
  file: StoredFile
  type: 'image/webp' | 'image/avif'
  isFinal: boolean
}

/** What an address asks for; undefined for the picture as it is. 422 for any other size or format: nobody fills the disk with sizes. */
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
// Effort 2 takes a tenth of the default's time for some more bytes; WebP halves the colours' resolution too.
const toAvif = (content: Buffer, width: number) =>
  shrink(content, width).avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
/** A picture that is no wider stays as it is: written anew it would only lose. */
const toSmallWebp = async (content: Buffer, width: number) => {
  const { width: own } = await sharp(content).metadata()
  return own <= width ? content : shrink(content, width).webp({ quality: 75 }).toBuffer()
}

/** Makes sizes of stored pictures when they are first asked for, each once however many ask, and few at a time. */
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
    // Who looked before another had made it and asked after is here too late.
    if (isClosing || (await store.open(name))) return
    const content = await originals.read(name.key)
    if (!content) return
    const made = await make[name.format](content, name.width)
    const other = name.format === 'avif' ? await store.open({ ...name, format: 'webp' }) : undefined
    await store.put(name, other && made.length >= other.bytes ? Buffer.alloc(0) : made)
    // Removed in the meantime: what was made of it goes too.
    if (!(await originals.exists(name.key))) await store.remove(name.key)
  }
  const remember = (id: string) => {
    failed.add(id)
    for (const oldest of failed) if (failed.size > rememberedFailures) failed.delete(oldest)
  }
  const once = (name: VariantName): Promise<void> => {
    const id = JSON.stringify(name)
    // A picture that cannot be read is not tried again with every request.
    if (failed.has(id)) return Promise.reject(new Error('failed before'))
    const running = underWay.get(id)
    if (running) return running
    let begun = false
    const turn = () =>
      turns[name.format](() => {
        begun = true
        // WebP waits for uploads too: both stay within the threads that files are read with.
        return name.format === 'webp' ? fewAtOnce(() => work(name)) : work(name)
      })
    const started = turn()
      .catch((error: unknown) => {
        // A full queue says nothing about the picture.
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
    /** Undefined when it cannot be had now: then the picture itself is the answer. */
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
      // AVIF takes its time: this visitor gets WebP, the next one the better.
      if (webp && format === 'avif' && !avif) void once(name('avif')).catch(() => undefined)
      return webp && { file: webp, type: 'image/webp', isFinal: format === 'webp' || avif !== undefined }
    },
    /** Ends what waits, and answers when nothing is being made any more. */
    close: async (): Promise<void> => {
      isClosing = true
      await Promise.allSettled(underWay.values())
    },
    /** Answers when all that is being made is done. */
    settled: async (): Promise<void> => void (await Promise.allSettled(underWay.values())),
  }
}
