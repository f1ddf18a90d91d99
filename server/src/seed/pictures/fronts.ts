import { type Random, seededRandom } from '../random'
import { darker, lighter, mix } from './colours'
import { drawSign } from './marks'
import { type ObjectName, objects } from './objects'
import { type BrandLook, paintOf } from './scenes'

/** Walls of a country's streets. */
const walls: Readonly<Record<string, readonly string[]>> = {
  SE: ['#e9cf9a', '#d9a58a', '#efe3d0', '#c98d74', '#cfd8cf', '#e3bfa3', '#b9c7c0'],
  NO: ['#a5483f', '#e9dcc0', '#5f7f8c', '#f2efe6', '#c79a4a', '#7d8f73'],
  DK: ['#c47a5a', '#e8c35a', '#d99a8a', '#f3ece0', '#8fa8b0', '#b5604a'],
  FI: ['#e7d9b0', '#b9553f', '#dfe5e2', '#8fa39a', '#efe2cd', '#6f8496'],
  GB: ['#a9684f', '#c9a889', '#8d5a48', '#d9cdbb', '#7c8a8f', '#b98468'],
}
const skies = ['#dcebf2', '#f6e3d3', '#e2e6ee', '#e7efe9', '#f1ead2', '#dfe3f3', '#cfe2ee', '#f4dcd0']

const rect = (x: number, y: number, width: number, height: number, colour: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r ? ` rx="${r}"` : ''} fill="${colour}"/>`

const textures = {
  plain: () => '',
  boards: (tone: string) =>
    `<path d="${Array.from({ length: 22 }, (_, at) => `M${20 + at * 9.5} 8v130`).join('')}" stroke="${tone}" stroke-width="1.2"/>`,
  cladding: (tone: string) =>
    `<path d="${Array.from({ length: 17 }, (_, at) => `M18 ${10 + at * 7.5}h204`).join('')}" stroke="${tone}" stroke-width="1.2"/>`,
  bricks: (tone: string) =>
    `<path d="${Array.from({ length: 20 }, (_, row) => Array.from({ length: 9 }, (__, at) => `M${22 + at * 23 + (row % 2) * 11} ${10 + row * 6.5}h8`).join('')).join('')}" stroke="${tone}" stroke-width="1.6"/>`,
} as const
const texturesOf: Readonly<Record<string, readonly (keyof typeof textures)[]>> = {
  SE: ['plain', 'plain', 'boards', 'bricks'],
  NO: ['cladding', 'boards', 'cladding', 'plain'],
  DK: ['bricks', 'plain', 'bricks'],
  FI: ['boards', 'cladding', 'plain'],
  GB: ['bricks', 'plain', 'bricks'],
}

const roofs = {
  flat: (tone: string) => rect(14, 4, 212, 7, tone),
  steps: (tone: string) => `${rect(14, 6, 212, 5, tone)}${rect(84, -6, 72, 14, tone)}${rect(104, -14, 32, 10, tone)}`,
  gable: (tone: string) => `<path d="M8 12L120-34 232 12z" fill="${tone}"/>`,
  tiles: (tone: string) =>
    `<path d="M6 14L30-20h180l24 34z" fill="${tone}"/><path d="M20 2h200M28-8h184" stroke="#000" stroke-width="1.500" opacity=".14"/>`,
} as const

const upstairs = (count: number, arched: boolean, frame: string, sill: string) =>
  Array.from({ length: count }, (_, at) => {
    const x = 120 + (at - (count - 1) / 2) * (176 / count) - 10
    const top = arched
      ? `<path d="M${x} 34V22a10 10 0 0 1 20 0v12z" fill="#cfe3ea" stroke="${frame}" stroke-width="2.500"/>`
      : `<path d="M${x} 14h20v20h-20z" fill="#cfe3ea" stroke="${frame}" stroke-width="2.500"/>`
    return `${top}<path d="M${x + 10} 14v20M${x} 24h20" stroke="${frame}" stroke-width="1.600"/>${rect(x - 3, 34, 26, 3, sill)}`
  }).join('')

const shown = (look: BrandLook, name: ObjectName, x: number, width: number) => {
  const { box, draw } = objects[name]
  const [left, top, right, bottom] = box
  const scale = Math.min(width / (right - left), 30 / (bottom - top))
  return `<g transform="translate(${x} 126) scale(${scale.toFixed(3)}) translate(${-(left + right) / 2} ${-bottom})">${draw(paintOf(look, name))}</g>`
}

const windowOf = (look: BrandLook, goods: readonly ObjectName[], x: number, width: number, frame: string) => {
  const each = width / Math.max(1, Math.round(width / 29))
  const things = Array.from({ length: Math.round(width / each) }, (_, at) =>
    shown(look, goods[(at + Math.round(x)) % goods.length]!, x + each * (at + 0.5), 24),
  ).join('')
  return `${rect(x, 82, width, 46, '#fff4dc')}${rect(x, 126, width, 5, frame)}${things}<path d="M${x + width * 0.2} 128l${width * 0.3}-46h${width * 0.16}l-${width * 0.3} 46z" fill="#fff" opacity=".3"/><path d="M${x} 82h${width}v46H${x}z" fill="none" stroke="${frame}" stroke-width="3"/>`
}
const doorOf = (x: number, frame: string) =>
  `${rect(x, 82, 34, 56, frame)}${rect(x + 6, 88, 22, 30, '#cfe3ea', 2)}<path d="M${x + 8} 116l12-28h6l-12 28z" fill="#fff" opacity=".4"/><circle cx="${x + 29}" cy="118" r="1.800" fill="#e8d9a8"/>`

const awnings = {
  stripes: (x: number, width: number, ground: string, ink: string) => {
    const count = Math.max(4, Math.round(width / 16))
    const each = width / count
    return Array.from(
      { length: count },
      (_, at) =>
        `<path d="M${(x + at * each).toFixed(1)} 72h${each.toFixed(1)}v12a${(each / 2).toFixed(1)} ${(each / 2).toFixed(1)} 0 0 1-${each.toFixed(1)} 0z" fill="${at % 2 ? ink : ground}"/>`,
    ).join('')
  },
  cloth: (x: number, width: number, ground: string, ink: string) =>
    `<path d="M${x} 72h${width}l6 18H${x - 6}z" fill="${ground}"/><path d="M${x - 6} 88h${width + 12}v5H${x - 6}z" fill="${ink}"/>`,
  none: () => '',
} as const

const tall = {
  tree: (x: number) =>
    `${rect(x - 2, 96, 5, 42, '#7a5a3c')}<circle cx="${x}" cy="82" r="19" fill="#6f9a6a"/><circle cx="${x - 9}" cy="92" r="12" fill="#5f8a5c"/>`,
  lamp: (x: number) =>
    `${rect(x - 1.5, 70, 3, 70, '#3b3b44')}<path d="M${x - 7} 56h14l-3 15h-8z" fill="#ffe9b0" stroke="#3b3b44" stroke-width="2"/>`,
} as const
const low = {
  pots: (x: number) =>
    `<ellipse cx="${x}" cy="126" rx="9" ry="13" fill="#2f6b4c"/><path d="M${x - 8} 131h16l-2 10h-12z" fill="#b4532f"/>`,
  bench: (x: number) =>
    `<path d="M${x - 18} 128h36v4h-36zM${x - 18} 120h36v4h-36z" fill="#a9743c"/><path d="M${x - 14} 120v22M${x + 14} 120v22" stroke="#3b3b44" stroke-width="2.500"/>`,
  cycle: (x: number) =>
    `<g fill="none" stroke="#3b3b44" stroke-width="2"><circle cx="${x - 12}" cy="134" r="9"/><circle cx="${x + 13}" cy="134" r="9"/><path d="M${x - 12} 134l8-14h12l5 14M${x - 4} 120l6 14 6-14M${x - 6} 117h6M${x + 8} 120l-1-6h5"/></g>`,
  board: (x: number) =>
    `<path d="M${x - 9} 142l3-28h12l3 28z" fill="#3b3b44"/><path d="M${x - 4} 119h8M${x - 5} 125h10M${x - 5} 131h8" stroke="#fff" stroke-width="1.800" opacity=".8"/>`,
} as const

const picked = <K extends string>(random: Random, table: Readonly<Record<K, unknown>>): K =>
  random.pick(Object.keys(table) as K[])

/** The n-th shop of a brand, in a street of its country: no two are alike. */
export const drawFront = (
  look: BrandLook,
  { slug, country, goods, at }: { slug: string; country: string; goods: readonly ObjectName[]; at: number },
): string => {
  const random = seededRandom(`front ${slug} ${at}`)
  const { sign, ground, ink } = look
  const tones = walls[country] ?? walls.SE!
  const wall = tones[at % tones.length]!
  const frame = random.pick([ground, '#fffdf8', darker(ground, 0.25), '#3b3b44'])
  const texture = random.pick(texturesOf[country] ?? (['plain'] as const))
  const roof = picked(random, roofs)
  const awning = picked(random, awnings)
  const doorX = random.pick([40, 103, 166])
  const windows: readonly (readonly [number, number])[] =
    doorX === 40
      ? [[86, 116]]
      : doorX === 166
        ? [[38, 116]]
        : [
            [36, 58],
            [146, 58],
          ]
  const board = random.random(0.5)
    ? rect(44, 46, 152, 24, ground, random.pick([2, 6, 12]))
    : rect(26, 46, 188, 24, ground, 2)
  const besides = { ...tall, ...low }
  const beside = besides[picked(random, besides)](random.pick([10, 230]))
  const before = low[picked(random, low)](random.pick([70, 176]) + random.int(-6, 6))
  const openings = windows
    .map(([x, width]) => windowOf(look, goods, x, width, frame === wall ? ground : frame))
    .join('')
  const shades = windows.map(([x, width]) => awnings[awning](x - 2, width + 4, ground, ink)).join('')
  const neighbour = (x: number, y: number) =>
    `${rect(x, y, 34, 140, mix(tones[(at + 2) % tones.length]!, '#ffffff', 0.25))}${[0, 1, 2].map((row) => rect(x + 12, y + 12 + row * 26, 9, 14, '#fff')).join('')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="312" height="208" viewBox="0 -10 240 160">${rect(0, -10, 240, 160, skies[(at * 3 + slug.length) % skies.length]!)}${neighbour(-14, 20 + (at % 3) * 10)}${neighbour(220, 14 + (at % 4) * 8)}${roofs[roof](mix(darker(wall, 0.3), '#8a4a3a', (at % 3) * 0.3))}${rect(20, 8, 200, 130, wall)}${textures[texture](darker(wall, 0.1))}${upstairs(random.int(3, 5), random.random(0.35), frame === '#3b3b44' ? '#3b3b44' : '#fffdf8', darker(wall, 0.18))}${rect(20, 42, 200, 3, darker(wall, 0.16))}${rect(0, 138, 240, 12, '#b9b3aa')}${rect(0, 138, 240, 2, lighter('#b9b3aa', 0.4))}${board}${drawSign(sign, 120, 58, 22, ink)}<path d="M62 58h36M142 58h36" stroke="${ink}" stroke-width="2.600" stroke-linecap="round" opacity=".75"/>${openings}${doorOf(doorX, frame === '#fffdf8' ? ground : frame)}${shades}${beside}${before}</svg>`
}
