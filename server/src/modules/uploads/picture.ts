import sharp from 'sharp'
import { uploadLimits } from '@samspel/api'
import { mediaLimits } from '@samspel/api/media-limits'
import { AppError, invalid } from '../../errors'
import { pictureTurns } from './picture-turns'

export interface Picture {
  content: Buffer
  width: number
  height: number
  preview?: Buffer
}

/** `media` is for pictures of drafts and messages; `full` for pictures that are sold: as large as they come, up to `uploadLimits.pixels`. */
const qualities = { screen: 82, media: 86, full: 92 } as const
export type PictureSize = keyof typeof qualities
const screenSide = 1_600
/** WebP supports no longer side. */
const longestSide = 16_383

/** What a picture may unpack to. A decompression bomb is refused by its header, before anything is decoded. */
export const maxPixels = 64_000_000
const maxDecodedBytes = 200_000_000
/** More occupies hundreds of megabytes while it is encoded. */
const ordinary = { decoded: uploadLimits.pixels, encoded: 4_200_000 }

sharp.cache(false)
sharp.concurrency(1)

const inTurn = pictureTurns({
  ordinaryAtOnce: 2,
  largeAtOnce: 1,
  longestQueue: 40,
  longestQueueOfOne: 10,
  mostBytes: 96 * 1024 * 1024,
})

/** Detects JPEG, PNG or WebP by the first bytes, whatever the file's name or type. */
export const isPicture = (content: Buffer): boolean =>
  content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP')

const heicBrands = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/
const isHeic = (content: Buffer): boolean =>
  content.subarray(4, 8).toString('latin1') === 'ftyp' && heicBrands.test(content.subarray(8, 12).toString('latin1'))

/** The chunk that animates a PNG stands before its pixels; sharp would silently keep the first frame. */
const isAnimatedPng = (content: Buffer): boolean => {
  const animation = content.indexOf('acTL', 8, 'latin1')
  return content[0] === 0x89 && animation > 0 && animation < content.indexOf('IDAT', 8, 'latin1')
}

/** The header alone; nothing is decoded. */
const readHeader = async (content: Buffer) => {
  if (isHeic(content)) throw invalid({ file: ['heic_image'] })
  if (!isPicture(content)) throw invalid({ file: ['not_an_image'] })
  const { width, height, channels, depth, pages } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid({ file: ['not_an_image'] })
    })
  if ((pages ?? 1) > 1 || isAnimatedPng(content)) throw invalid({ file: ['animated_image'] })
  const decodedBytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
  if (width * height > maxPixels || decodedBytes > maxDecodedBytes) throw invalid({ file: ['too_many_pixels'] })
  return { width, height }
}

/** The longest side that keeps the shape within the pixels that are stored. */
const sideOf = ({ width, height }: { width: number; height: number }, size: PictureSize): number => {
  if (size === 'screen') return screenSide
  if (size === 'media') return mediaLimits.pictureSide
  const scale = Math.min(1, Math.sqrt(uploadLimits.pixels / (width * height)))
  return Math.min(longestSide, Math.floor(Math.max(width, height) * scale))
}

const encode = async (content: Buffer, side: number, { size = 'screen', previewSide }: Wanted): Promise<Picture> => {
  const { data, info } = await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: qualities[size] })
    .timeout({ seconds: 60 })
    .toBuffer({ resolveWithObject: true })
  const picture = { content: data, width: info.width, height: info.height }
  if (!previewSide) return picture
  const preview = await sharp(data)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  return { ...picture, preview }
}

export interface Wanted {
  /** The account that the picture is for, which has one encoded at a time. */
  owner: string
  size?: PictureSize | undefined
  /** Also makes a small copy of at most this side. */
  previewSide?: number
  /** Aborts when nobody waits for the picture any more. */
  signal?: AbortSignal
}

/**
 * Re-encodes a picture as WebP: upright, without metadata, at most 1 600 px or in full size. 422 at `file` for what is not one still picture
 * of bounded size.
 */
export const toWebp = async (content: Buffer, wanted: Wanted): Promise<Picture> => {
  const header = await readHeader(content)
  const side = sideOf(header, wanted.size ?? 'screen')
  const { width, height } = header
  const encoded = width * height * Math.min(1, (side / Math.max(width, height)) ** 2)
  const isLarge = width * height > ordinary.decoded || encoded > ordinary.encoded
  const { owner, signal } = wanted
  return inTurn({ owner, isLarge, bytes: content.length, signal }, () =>
    encode(content, side, wanted).catch((error: Error) => {
      throw error.message.startsWith('timeout') ? new AppError('unavailable') : invalid({ file: ['not_an_image'] })
    }),
  )
}
