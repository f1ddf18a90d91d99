import { imageDimensionsFromData } from 'image-dimensions'
import { uploadLimits } from '@samspel/api'

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
 * A smaller picture of a photograph that has more pixels than are kept, or more than `mostBytes` bytes; undefined for any other, and for what
 * the browser cannot redraw.
 */
export const smallerPicture = async (file: File, mostBytes: number): Promise<File | undefined> => {
  if (file.size <= mostBytes && !(await hasTooManyPixels(file).catch(() => false))) return undefined
  return redraw(file, mostBytes).catch(() => undefined)
}
