import { imageDimensionsFromData } from 'image-dimensions'
import { uploadLimits } from '@samspel/api'

/** A picture as it can be sent, or the id of the reason why it cannot (`messageForField` has the text). */
export type PictureToSend =
  | { file: File; reason?: never }
  | { file?: never; reason: 'not_an_image' | 'heic_image' | 'file_too_large' }

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

const opened = (file: File): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(file)
    const image = new Image()
    const end = (settle: () => void) => () => {
      URL.revokeObjectURL(address)
      settle()
    }
    image.onload = end(() => resolve(image))
    image.onerror = end(() => reject(new Error('The browser cannot show this picture')))
    image.src = address
  })

/** Draws the picture upright and never larger than it is; undefined when not even a tenth of its side is small enough. */
const redraw = async (file: File, mostBytes: number): Promise<File | undefined> => {
  const image = await opened(file)
  const { naturalWidth, naturalHeight } = image
  // WebP keeps what is transparent.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  const canvas = document.createElement('canvas')
  let scale = Math.min(1, Math.sqrt(uploadLimits.pixels / (naturalWidth * naturalHeight)))
  while (scale > 0.1) {
    canvas.width = Math.max(1, Math.floor(naturalWidth * scale))
    canvas.height = Math.max(1, Math.floor(naturalHeight * scale))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
    if (!blob) return undefined
    if (blob.size <= mostBytes) return new File([blob], file.name, { type: blob.type })
    scale *= Math.min(0.9, Math.sqrt(mostBytes / blob.size))
  }
  return undefined
}

const hasTooManyPixels = async (file: File): Promise<boolean> => {
  const found = imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()))
  return found !== undefined && found.width * found.height > uploadLimits.pixels
}

/**
 * Shrinks a photograph that has more pixels than are kept, or more bytes than may be sent; any other picture is sent as it is. What the
 * browser cannot redraw is left for the server to judge.
 */
export const pictureToSend = async (file: File, mostBytes: number = uploadLimits.bytes): Promise<PictureToSend> => {
  if (isHeic(file)) return { reason: 'heic_image' }
  if (!(uploadLimits.types as readonly string[]).includes(file.type)) return { reason: 'not_an_image' }
  const isTooLarge = file.size > mostBytes
  if (!isTooLarge && !(await hasTooManyPixels(file).catch(() => false))) return { file }
  const smaller = await redraw(file, mostBytes).catch(() => undefined)
  if (smaller) return { file: smaller }
  return isTooLarge ? { reason: 'file_too_large' } : { file }
}
