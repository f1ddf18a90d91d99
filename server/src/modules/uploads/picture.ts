import sharp from 'sharp'
import { invalid } from '../../errors'
import { inTurn } from '../../in-turn'

export interface Picture {
  content: Buffer
  width: number
  height: number
}

/** `full` is for pictures that are sold: the largest size WebP supports. */
const sizes = { screen: { side: 1_600, quality: 82 }, full: { side: 16_383, quality: 92 } } as const
export type PictureSize = keyof typeof sizes
/** Larger than any phone camera's pictures; a decompression bomb is refused before decoding. */
export const maxPixels = 64_000_000
const atOnce = 2

sharp.cache(false)
sharp.concurrency(1)

/** Detects JPEG, PNG or WebP by the first bytes, whatever the file's name or type. */
export const isPicture = (content: Buffer): boolean =>
  content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
  (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP')

/** Bounds memory use, and leaves threads free for file access. */
export const fewAtOnce = inTurn({ atOnce })

const encode = async (content: Buffer, size: PictureSize): Promise<Picture> => {
  const { side, quality } = sizes[size]
  const { data, info } = await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** Re-encodes a picture as WebP: upright, without metadata, at most 1 600 px or in full size. 422 not_an_image for anything else. */
export const toWebp = async (content: Buffer, size: PictureSize = 'screen'): Promise<Picture> => {
  if (!isPicture(content)) throw invalid({ file: ['not_an_image'] })
  return fewAtOnce(() => encode(content, size)).catch(() => {
    throw invalid({ file: ['not_an_image'] })
  })
}
