import { darker, lighter, lightness, mix } from './colours'
import { type Colours, type GroundName, grounds } from './grounds'
import { drawSign, type Sign } from './marks'
import { type ObjectName, objects, type Paint } from './objects'
import { drawPlace, type PlaceName } from './places'
import type { BrandStyle } from './styles'

/** What a brand looks like. */
export interface BrandLook {
  sign: Sign
  ground: string
  ink: string
  style: BrandStyle
}

/** The line that things stand on. */
const base = 157
/** A small jar is not drawn larger than a tall bottle. */
const largest = 0.86
/** The room that a thing has: no form that the product shows a picture in cuts into it. */
export const spots = {
  shot: { width: 132, height: 110, base },
  post: { width: 108, height: 100, base },
} as const
type Spot = (typeof spots)[keyof typeof spots]

export const scaleIn = ({ width, height }: Spot, object: ObjectName): number => {
  const [left, top, right, bottom] = objects[object].box
  return Math.min(width / (right - left), height / (bottom - top), largest)
}

const darkGrounds = new Set<GroundName>(['night', 'aurora', 'dusk', 'city'])

/** A brand's things have the same colours in every picture. */
export const paintOf = ({ sign, ground, ink, style }: BrandLook, object: ObjectName): Paint => {
  const isAccent = Object.keys(objects).indexOf(object) % 2 === 1
  const main = isAccent ? style.accent : ground
  const pale = lighter(ink, 0.35)
  return {
    main,
    pale: lightness(pale) - lightness(main) < 0.25 ? lighter(pale, 0.6) : pale,
    sign: (x, y, size, colour) => drawSign(sign, x, y, size, colour),
  }
}

/** Shades of a brand's colours that its places take in turn. */
const colourings = ({ ground, ink, style: { accent } }: BrandLook): readonly Colours[] => [
  { wall: lighter(ground, 0.84), floor: lighter(mix(ground, accent, 0.4), 0.5), accent, deep: ground },
  {
    wall: lighter(accent, 0.72),
    floor: lighter(mix(accent, ground, 0.2), 0.38),
    accent: ground,
    deep: darker(ground, 0.1),
  },
  { wall: lighter(ink, 0.3), floor: mix(lighter(ink, 0.1), accent, 0.42), accent, deep: ground },
  {
    wall: lighter(mix(ground, accent, 0.5), 0.62),
    floor: lighter(ground, 0.3),
    accent: lighter(ink, 0.2),
    deep: darker(ground, 0.2),
  },
]
const inTheDark = (colours: Colours, accent: string): Colours => ({
  ...colours,
  accent,
  deep: darker(colours.deep, 0.5),
})

const shadowOf = (kind: BrandStyle['shadow'], width: number, height: number): string => {
  const half = width / 2
  if (kind === 'soft')
    return `<ellipse cx="100" cy="${base}" rx="${half * 1.12}" ry="8" fill="#000" opacity=".1"/><ellipse cx="100" cy="${base}" rx="${half * 0.94}" ry="4.5" fill="#000" opacity=".16"/>`
  if (kind === 'hard')
    return `<ellipse cx="108" cy="${base - 1}" rx="${half * 1.04}" ry="6.5" fill="#000" opacity=".24"/>`
  const reach = Math.min(height * 0.8, 74)
  return `<path d="M${100 - half * 0.86} ${base}l${reach}-${reach * 0.42}h${half * 1.5}l-${reach * 0.72} ${reach * 0.42}z" fill="#000" opacity=".12"/><ellipse cx="100" cy="${base}" rx="${half * 0.94}" ry="4" fill="#000" opacity=".16"/>`
}

const placed = (object: ObjectName, look: BrandLook, spot: Spot, shadow: BrandStyle['shadow']): string => {
  const { box, draw } = objects[object]
  const [left, top, right, bottom] = box
  const scale = scaleIn(spot, object)
  const outline = look.style.outlined
    ? ' stroke="#2b2b33" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
    : ''
  const number = (value: number) => Math.round(value * 1000) / 1000
  return `${shadowOf(shadow, (right - left) * scale, (bottom - top) * scale)}${look.style.outlined ? '<style>.s{stroke:none}</style>' : ''}<g transform="translate(100 ${base}) scale(${number(scale)}) translate(${number(-(left + right) / 2)} ${-bottom})"${outline}>${draw(paintOf(look, object))}</g>`
}

/** In how many ways a brand can show the same product. */
export const waysToShow = 12

/** The picture of a product as its brand shows it, in one of those ways: 4 by 3. */
export const drawShot = (look: BrandLook, object: ObjectName, at: number): string => {
  const ground = look.style.grounds[at % 3]!
  const tones = colourings(look)
  const colours = tones[((at % 3) + Math.floor(at / 3)) % tones.length]!
  const place = darkGrounds.has(ground)
    ? inTheDark(colours, ground === 'aurora' ? '#57c59a' : look.style.accent)
    : colours
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="-33.3 0 266.6 200">${grounds[ground](place)}${placed(object, look, spots.shot, look.style.shadow)}</svg>`
}

/** Walls, floors and a colour of homes. */
const homes: readonly Colours[] = [
  { wall: '#e6ddd0', floor: '#c9a27c', accent: '#5f8c74', deep: '#3b4a5a' },
  { wall: '#d3dfdb', floor: '#b88c63', accent: '#c9693f', deep: '#2f4b4a' },
  { wall: '#f0d9cc', floor: '#a9785a', accent: '#3f6f8f', deep: '#5a3a3a' },
  { wall: '#dcd8ea', floor: '#c4a58a', accent: '#e0a526', deep: '#4a3f6b' },
  { wall: '#f2e6c4', floor: '#b58f5e', accent: '#a5484a', deep: '#4b5a3a' },
]

/** A product where somebody uses it: square, as people post. */
export const drawPost = (look: BrandLook, object: ObjectName, place: PlaceName, at: number): string => {
  const mirrored = at % 2 === 1
  return `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="420" viewBox="0 0 200 200"><g${mirrored ? ' transform="matrix(-1 0 0 1 200 0)"' : ''}>${drawPlace(place, homes[at % homes.length]!)}</g>${placed(object, look, spots.post, 'soft')}</svg>`
}
