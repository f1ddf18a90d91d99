import sharp from 'sharp'
import { maxPixels } from './picture'

const side = 16
/** Of the 256 signs of a picture: so many may differ after another size and compression. */
const mostDiffering = 24
/** A picture with fewer signs than this is too plain to be known by them. */
const leastTelling = 48

/**
 * A picture's signs: for each of 16 × 16 places whether it gets darker to the right. They stay when a picture is scaled or compressed anew.
 * Null for what cannot be read, or is too plain.
 */
export const likenessOf = async (content: Buffer): Promise<boolean[] | null> => {
  const read = await sharp(content, { limitInputPixels: maxPixels })
    .rotate()
    .flatten()
    .resize(side + 1, side, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!read) return null
  const { data, info } = read
  const at = (x: number, y: number) => data[(y * (side + 1) + x) * info.channels]!
  const signs = Array.from({ length: side * side }, (_, place) => {
    const [x, y] = [place % side, Math.floor(place / side)]
    return at(x, y) > at(x + 1, y)
  })
  const telling = signs.filter(Boolean).length
  return telling < leastTelling || telling > signs.length - leastTelling ? null : signs
}

export const looksAlike = (one: readonly boolean[], other: readonly boolean[]): boolean =>
  one.filter((sign, place) => sign !== other[place]).length <= mostDiffering
