import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import type { Config } from '../../../../config'
import { readUpload } from '../../../uploads'

/** Pixels of a picture on paper, which is printed at a third of that in points. */
const side = 420

/** A stored picture as JPEG, which PDFs can hold; nothing where there is none, or none that can be read. */
export const pictureOf = async (
  config: Config,
  url: string | null | undefined,
  { width = side, height = side }: { width?: number; height?: number } = {},
): Promise<Buffer | undefined> => {
  if (!url?.startsWith('/uploads/')) return undefined
  // Others are answered between two pictures.
  await setImmediate()
  try {
    const content = await readUpload(config, url)
    return content
      ? await sharp(content)
          .resize(width, height, { fit: 'cover' })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 72 })
          .toBuffer()
      : undefined
  } catch {
    return undefined
  }
}
