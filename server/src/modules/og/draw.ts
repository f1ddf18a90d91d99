import sharp, { type OverlayOptions } from 'sharp'
import type { PictureFocus } from '@samspel/api'
import { fillsSharePicture } from '@samspel/api/campaign-rules'
import { inTurn } from '../../in-turn'
import type { Card } from '../page-heads'
import { fonts } from './fonts'
import { cardLayout, defaultLayout, height, logoBox, pictureBox, portraitSize, width } from './layout'

/** Reads a stored picture by its path; undefined when there is none. */
export type ReadPicture = (url: string | null) => Promise<Buffer | undefined>

/** Each takes a moment of a whole core: few at once, and a crowd is told to come back. */
const fewAtOnce = inTurn({ atOnce: 2, longestQueue: 40 })
const maxPixels = 64_000_000
/** Some services show no preview of a picture that is much larger. */
const mostBytes = 300_000

const middle: PictureFocus = { x: 50, y: 50 }

/**
 * Fills the box as `object-fit: cover` does, with the point at the same share of the box as of the picture (`object-position`). What is not
 * shown is cut off before it is enlarged. Stored pictures stand upright.
 */
export const cropTo = async (
  content: Buffer,
  { width: wide, height: high }: { width: number; height: number },
  { x, y }: PictureFocus = middle,
): Promise<Buffer> => {
  const picture = sharp(content, { limitInputPixels: maxPixels })
  const { width: own, height: tall } = await picture.metadata()
  const scale = Math.max(wide / own, high / tall)
  const [width, height] = [Math.max(1, Math.round(wide / scale)), Math.max(1, Math.round(high / scale))]
  return picture
    .extract({
      left: Math.round(((own - width) * x) / 100),
      top: Math.round(((tall - height) * y) / 100),
      width,
      height,
    })
    .resize(wide, high, { fit: 'fill' })
    .png()
    .toBuffer()
}

const corners = (size: number, radius: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="#fff"/></svg>`,
  )

const square = async (content: Buffer, size: number, radius: number, focus?: PictureFocus): Promise<Buffer> =>
  sharp(
    await sharp(await cropTo(content, { width: size, height: size }, focus))
      .ensureAlpha()
      .png()
      .toBuffer(),
  )
    .composite([{ input: corners(size, radius), blend: 'dest-in' }])
    .png()
    .toBuffer()

const overlay = async (make: Promise<OverlayOptions>): Promise<OverlayOptions | undefined> =>
  make.catch(() => undefined)

const pictureOf = async (content: Buffer, card: Card): Promise<OverlayOptions> => {
  // Marks and faces stand whole in the middle; photographs fill their half.
  if (!card.round && fillsSharePicture(await sharp(content).metadata())) {
    const input = await cropTo(content, pictureBox, card.focus)
    return { input, left: pictureBox.left, top: pictureBox.top }
  }
  const input = await square(content, portraitSize, card.round ? portraitSize / 2 : 56, card.focus)
  return { input, left: pictureBox.left + (pictureBox.width - portraitSize) / 2, top: (height - portraitSize) / 2 }
}

const toPng = async (layout: object, overlays: OverlayOptions[]): Promise<Buffer> => {
  const { default: satori } = await import('satori')
  const svg = await satori(layout as never, { width, height, fonts: await fonts() })
  const whole = await sharp(Buffer.from(svg)).composite(overlays).removeAlpha().png({ compressionLevel: 9 }).toBuffer()
  // Photographs bear fewer colours; in even surfaces their want is seen.
  return whole.length <= mostBytes ? whole : sharp(whole).png({ palette: true, quality: 100, effort: 5 }).toBuffer()
}

/** The preview picture of a record, 1 200 by 630. A picture that cannot be read leaves its place to Samspel's logo. */
export const drawCard = (card: Card, read: ReadPicture): Promise<Buffer> =>
  fewAtOnce(async () => {
    const [picture, logo] = await Promise.all([read(card.picture), read(card.logo)])
    const pictureOverlay = picture && (await overlay(pictureOf(picture, card)))
    const logoOverlay =
      logo &&
      (await overlay(square(logo, logoBox.size, 14).then((input) => ({ input, left: logoBox.left, top: logoBox.top }))))
    const overlays = [pictureOverlay, logoOverlay].filter((one) => one !== undefined)
    return toPng(cardLayout(card, logoOverlay !== undefined, pictureOverlay !== undefined), overlays)
  })

/** The picture of pages that show no record. */
export const drawDefault = (): Promise<Buffer> => fewAtOnce(() => toPng(defaultLayout(), []))
