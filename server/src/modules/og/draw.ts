import sharp, { type OverlayOptions } from 'sharp'
import type { PictureFocus } from '@samspel/api'
import { fillsSharePicture } from '@samspel/api/campaign-rules'
import { inTurn } from '../../in-turn'
import type { Card } from '../page-heads'
import { maxPixels } from '../uploads'
import { fonts } from './fonts'
import { cardLayout, defaultLayout, height, logoBox, pictureBox, portraitSize, width } from './layout'

/** Reads a stored picture by its path; undefined when it does not exist. */
export type ReadPicture = (url: string | null) => Promise<Buffer | undefined>

/** Drawing occupies a core for a moment, so few run at once, and when the queue is full callers are told to retry. */
const fewAtOnce = inTurn({ atOnce: 2, longestQueue: 40 })
/** Some services do not show larger previews. */
const mostBytes = 300_000

const middle: PictureFocus = { x: 50, y: 50 }

/**
 * Fills the box like `object-fit: cover` with the focal point as `object-position`. Hidden parts are cut off before scaling. Stored
 * pictures are already upright.
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
  // Logos and portraits are shown whole in the middle; photographs fill their half.
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
  // A palette is fine for photographs, but on even surfaces it shows.
  return whole.length <= mostBytes ? whole : sharp(whole).png({ palette: true, quality: 100, effort: 5 }).toBuffer()
}

/** The preview picture of a record, 1 200 by 630. If its picture cannot be read, Samspel's logo is shown instead. */
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

/** The preview picture of pages without a record. */
export const drawDefault = (): Promise<Buffer> => fewAtOnce(() => toPng(defaultLayout(), []))
