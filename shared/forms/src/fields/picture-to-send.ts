import { uploadLimits } from '@samspel/api'
import { lazyCode } from '@samspel/ui'

/** A picture as it can be sent, or the id of the reason why it cannot (`messageForField` has the text). */
export type PictureToSend =
  | { file: File; reason?: never }
  | { file?: never; reason: 'not_an_image' | 'heic_image' | 'file_too_large' }

// Nobody needs it before a picture is chosen.
const smaller = lazyCode(() => import('./smaller-picture').then(({ smallerPicture }) => smallerPicture))

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/**
 * Shrinks a photograph that has more pixels than are kept, or more bytes than may be sent; any other picture is sent as it is. What the
 * browser cannot redraw is left for the server to judge.
 */
export const pictureToSend = async (file: File, mostBytes: number = uploadLimits.bytes): Promise<PictureToSend> => {
  if (isHeic(file)) return { reason: 'heic_image' }
  if (!(uploadLimits.types as readonly string[]).includes(file.type)) return { reason: 'not_an_image' }
  const shrunk = await smaller.load().then(
    (smallerPicture) => smallerPicture(file, mostBytes),
    () => undefined,
  )
  if (shrunk) return { file: shrunk }
  return file.size > mostBytes ? { reason: 'file_too_large' } : { file }
}
