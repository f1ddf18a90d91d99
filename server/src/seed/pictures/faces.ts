import { seededRandom } from '../random'

const skins = ['#fbe0cf', '#f6d3bd', '#e9b894', '#c98d63', '#a86f4a', '#8f5a3c', '#6f4430']
const hairs = ['#171417', '#2b211d', '#4a4a52', '#6d4529', '#8d2f23', '#c58b45', '#e7c987', '#b9b4ae']
const walls = ['#ffd9c2', '#ffe6a8', '#cfeadb', '#d8d3ff', '#cfe6f7', '#e2e3e5', '#f6cfd6', '#dfe8c8']
const clothes = ['#b4532f', '#3b3b44', '#4d3bef', '#20694a', '#e0a526', '#23405c', '#8b2f49', '#5f8c74', '#c9583a']

const behind = (hair: string) => `<path d="M27 40h46v42H27z" fill="${hair}"/>`
const balls = [
  [33, 34, 11],
  [45, 24, 12],
  [59, 25, 12],
  [68, 36, 10],
  [28, 45, 8],
  [72, 46, 7],
]

/** Hair by style: what lies behind the head and what lies on it. */
const styles = {
  wavy: (hair: string) => [
    behind(hair),
    `<path d="M25 50c-3-24 8-36 25-36s28 12 25 36c0 8 2 14-2 17-4-4-4-12-4-18-2-9-4-15-7-17-8 5-17 5-25 2-3 3-5 8-6 15 0 6 0 14-4 18-4-3-2-9-2-17z" fill="${hair}"/>`,
  ],
  long: (hair: string) => [
    behind(hair),
    `<path d="M26 74c-6-40 2-60 24-60s30 20 24 60c-3 2-9 2-12 0V44c-5-2-9-6-11-10-4 6-9 9-13 10v30c-3 2-9 2-12 0z" fill="${hair}"/>`,
  ],
  curly: (hair: string) => [
    '',
    `<g fill="${hair}">${balls.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`,
  ],
  bun: (hair: string) => [
    '',
    `<path d="M27 44c-2-18 7-29 23-29 17 0 25 11 23 29l-4-4c-2-8-6-10-19-10s-17 2-19 10z" fill="${hair}"/><circle cx="50" cy="12" r="9" fill="${hair}"/>`,
  ],
  short: (hair: string) => [
    '',
    `<path d="M28 46c-3-20 8-30 22-30s25 10 22 30c-2-10-8-15-22-15s-20 5-22 15z" fill="${hair}"/>`,
  ],
  swept: (hair: string) => [
    '',
    `<path d="M27 45c-4-16 4-30 20-31 8 0 12 2 15 5 8 0 12 10 10 26-2-8-6-12-10-14-8 4-24 2-30 1-3 3-4 7-5 13z" fill="${hair}"/>`,
  ],
  bob: (hair: string) => [
    `<path d="M25 40h50v30c-8 5-42 5-50 0z" fill="${hair}"/>`,
    `<path d="M25 66c-4-34 4-52 25-52s29 18 25 52c-3 1-6 1-8 0 1-12 0-20-3-27-10 2-20 0-27-4-4 6-5 16-4 31-2 1-5 1-8 0z" fill="${hair}"/>`,
  ],
  scarf: (hair: string) => [
    `<path d="M24 50c0-26 10-38 26-38s26 12 26 38c0 20-2 32-8 38H32c-6-6-8-18-8-38z" fill="${hair}"/>`,
    `<path fill-rule="evenodd" d="M26 54c-2-26 8-40 24-40s26 14 24 40c-1 14-10 24-24 24s-23-10-24-24zm8 0c0 10 7 17 16 17s16-7 16-17c0-14-6-20-16-20s-16 6-16 20z" fill="${hair}"/>`,
  ],
} as const
export type HairStyle = keyof typeof styles

/** How one face looks; colours as in the look's drawings. */
export interface Face {
  skin: string
  hair: string
  wall: string
  clothes: string
  style: HairStyle
  beard?: boolean
  glasses?: boolean
}

export const drawFace = ({ skin, hair, wall, clothes: top, style, beard, glasses }: Face): string => {
  const [back, front] = styles[style](style === 'scarf' ? top : hair)
  const beardPart = beard
    ? `<path d="M32 52c2 16 10 22 18 22s16-6 18-22c-4 8-10 8-18 8s-14 0-18-8z" fill="${hair}" opacity=".9"/>`
    : ''
  const glassesPart = glasses
    ? '<g fill="none" stroke="#2b2b33" stroke-width="2.4"><circle cx="41" cy="49" r="7"/><circle cx="59" cy="49" r="7"/><path d="M48 49h4"/></g>'
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 100 100"><path d="M0 0h100v100H0z" fill="${wall}"/>${back}<path d="M12 104c2-22 18-30 38-30s36 8 38 30z" fill="${top}"/><path d="M42 64h16v12c-3 6-13 6-16 0z" fill="${skin}"/><path d="M42 68c5 4 11 4 16 0v4c-5 4-11 4-16 0z" fill="#000" opacity=".1"/><ellipse cx="50" cy="50" rx="20" ry="23" fill="${skin}"/>${beardPart}${front}<circle cx="42.5" cy="50" r="2.3" fill="#26201d"/><circle cx="57.5" cy="50" r="2.3" fill="#26201d"/><path d="M43 60c4 4 10 4 14 0" stroke="#7a3b2e" stroke-width="2.4" fill="none" stroke-linecap="round"/>${glassesPart}</svg>`
}

/** Faces that named people have, in this order; the rest is drawn by random. */
const known: Face[] = [
  { skin: '#e9b894', hair: '#171417', wall: '#ffe6a8', clothes: '#3b3b44', style: 'long' },
  { skin: '#8f5a3c', hair: '#c58b45', wall: '#cfeadb', clothes: '#4d3bef', style: 'swept', beard: true },
  { skin: '#e9b894', hair: '#6d4529', wall: '#d8d3ff', clothes: '#20694a', style: 'long' },
  { skin: '#fbe0cf', hair: '#c58b45', wall: '#cfeadb', clothes: '#4d3bef', style: 'curly' },
  { skin: '#e9b894', hair: '#e7c987', wall: '#cfe6f7', clothes: '#e0a526', style: 'long' },
  { skin: '#c98d63', hair: '#8d2f23', wall: '#e2e3e5', clothes: '#23405c', style: 'bun' },
  { skin: '#8f5a3c', hair: '#8d2f23', wall: '#e2e3e5', clothes: '#23405c', style: 'swept', beard: true, glasses: true },
  { skin: '#fbe0cf', hair: '#2b211d', wall: '#f6cfd6', clothes: '#8b2f49', style: 'curly', glasses: true },
  { skin: '#f6d3bd', hair: '#4a4a52', wall: '#ffd9c2', clothes: '#b4532f', style: 'short' },
  { skin: '#f6d3bd', hair: '#e7c987', wall: '#cfe6f7', clothes: '#e0a526', style: 'short' },
  { skin: '#a86f4a', hair: '#2b211d', wall: '#f6cfd6', clothes: '#8b2f49', style: 'wavy' },
  { skin: '#a86f4a', hair: '#4a4a52', wall: '#ffd9c2', clothes: '#b4532f', style: 'wavy' },
]

export const faceCount = 120
export const saraFace = 11

export const faces = (): Face[] => {
  const random = seededRandom('faces')
  const names = Object.keys(styles) as HairStyle[]
  return Array.from(
    { length: faceCount },
    (_, at) =>
      known[at] ??
      (() => {
        const style = names[at % names.length] as HairStyle
        return {
          skin: random.pick(skins),
          hair: random.pick(hairs),
          wall: random.pick(walls),
          clothes: random.pick(clothes),
          style,
          beard: (style === 'short' || style === 'swept') && random.random(0.4),
          glasses: random.random(0.2),
        }
      })(),
  )
}

const shortHaired = new Set<HairStyle>(['short', 'swept', 'curly'])
const drawn = faces()
const unnamed = drawn.map((_, at) => at).slice(known.length)
const mens = unnamed.filter((at) => shortHaired.has(drawn[at]!.style))
const womens = unnamed.filter((at) => drawn[at]!.style === 'curly' || !shortHaired.has(drawn[at]!.style))

/** A face for somebody who has none of the named ones; any whole number chooses. */
export const faceFor = (isMan: boolean, choice: number): number => {
  const choices = isMan ? mens : womens
  return choices[choice % choices.length]!
}
