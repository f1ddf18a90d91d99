import { darker, lighter, mix } from '../colours'
import { field, from, type Ground, strewn, twig, veil } from './parts'

const green = '#2f6b4c'
const counter = (floor: string) => `${from(134, floor)}<path d="M-400 134h1000v3H-400z" fill="#fff" opacity=".3"/>`
const books = (x: number, colours: readonly string[]) =>
  colours
    .map(
      (colour, at) =>
        `<path d="M${x + at * 11} ${112 - (at % 3) * 6}h10v${45 + (at % 3) * 6}h-10z" fill="${colour}"/><path d="M${x + at * 11 + 3} ${120 - (at % 3) * 6}h4v10h-4z" fill="#fff" opacity=".35"/>`,
    )
    .join('')

/** Rooms, and what studios put behind a thing. */
export const indoors = {
  table: ({ wall, floor, accent }) =>
    `${field(wall)}<circle cx="-8" cy="60" r="34" fill="${accent}" opacity=".16"/><circle cx="216" cy="26" r="52" fill="#fff" opacity=".18"/>${counter(floor)}`,
  sill: ({ wall, floor, accent }) =>
    `${field(wall)}<path d="M-6-60h212v160H-6z" fill="${lighter(wall, 0.6)}"/><path d="M-6-60h212v160H-6z" fill="none" stroke="${lighter(wall, 0.85)}" stroke-width="7"/><path d="M100-60v160M-6 20h212" stroke="${lighter(wall, 0.85)}" stroke-width="5"/><path d="M-70-60h62c4 70-4 130-16 170h-46zM270-60h-62c-4 70 4 130 16 170h46z" fill="${accent}" opacity=".5"/>${counter(floor)}`,
  arch: ({ wall, floor }) =>
    `${field(wall)}<path d="M16 500V96a84 84 0 0 1 168 0v404z" fill="${floor}"/>${from(150, mix(floor, wall, 0.35))}${twig(green)}`,
  disc: ({ wall, floor, accent }) =>
    `${field(wall)}<circle cx="100" cy="92" r="76" fill="${floor}"/><circle cx="208" cy="34" r="13" fill="${accent}" opacity=".5"/>${from(150, mix(wall, floor, 0.55))}`,
  tiles: ({ wall, floor, deep }) => {
    const joints = [
      ...[-60, -28, 4, 36, 68, 100].map((y) => `M-400 ${y}h1000`),
      ...Array.from({ length: 14 }, (_, at) => `M${-180 + at * 40}-200v332`),
    ].join('')
    return `${field(wall)}<path d="${joints}" stroke="${lighter(wall, 0.55)}" stroke-width="2.5"/>${counter(floor)}<path d="M-400 137h1000v2H-400z" fill="${deep}" opacity=".12"/>`
  },
  rays: ({ wall, floor }) =>
    `${field(wall)}${counter(floor)}<path d="M-70-100h56l100 300H20zM24-100h46l100 300h-46zM150-100h60l100 300h-60z" fill="#fff" opacity=".2"/>`,
  check: ({ wall, floor, accent }) =>
    `<defs><pattern id="c" width="28" height="28" patternUnits="userSpaceOnUse"><path d="M0 0h28v28H0z" fill="${lighter(floor, 0.72)}"/><path d="M0 0h14v28H0z" fill="${floor}" opacity=".5"/><path d="M0 0h28v14H0z" fill="${floor}" opacity=".5"/></pattern></defs>${field(wall)}<circle cx="232" cy="48" r="30" fill="${accent}" opacity=".3"/>${from(128, 'url(#c)')}<path d="M-400 128h1000v4H-400z" fill="#fff" opacity=".4"/>`,
  stripes: ({ wall, floor }) =>
    `<defs><pattern id="v" width="36" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h18v10H0z" fill="#fff" opacity=".28"/></pattern></defs>${field(wall)}${field('url(#v)')}${counter(floor)}`,
  dots: ({ wall, floor, accent }) =>
    `<defs><pattern id="d" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><circle cx="14" cy="14" r="6.5" fill="${lighter(wall, 0.6)}"/><circle cx="42" cy="42" r="6.5" fill="${accent}" opacity=".22"/></pattern></defs>${field(wall)}${field('url(#d)')}${from(140, floor)}`,
  burst: ({ wall, floor, accent }) => {
    const beams = Array.from({ length: 12 }, (_, at) => {
      const [a, b] = [at * 30, at * 30 + 15].map((degrees) => (degrees * Math.PI) / 180)
      const point = (angle: number) =>
        `${Math.round(100 + 420 * Math.cos(angle))} ${Math.round(112 + 420 * Math.sin(angle))}`
      return `M100 112L${point(a!)}L${point(b!)}z`
    }).join('')
    return `${field(wall)}<path d="${beams}" fill="${mix(wall, accent, 0.3)}"/><circle cx="100" cy="106" r="72" fill="${lighter(wall, 0.55)}"/>${from(148, floor)}`
  },
  plinth: ({ wall, floor, accent }) =>
    `<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient></defs><path d="M-400-60h1000v300H-400z" fill="url(#p)"/><path d="M196 40a56 56 0 0 1 112 0v140H196z" fill="${accent}" opacity=".26"/><circle cx="-8" cy="104" r="36" fill="${lighter(floor, 0.4)}" opacity=".7"/><path d="M26 157v22c0 9 33 16 74 16s74-7 74-16v-22z" fill="${mix(floor, accent, 0.28)}"/><ellipse cx="100" cy="157" rx="74" ry="14" fill="${lighter(mix(floor, accent, 0.16), 0.35)}"/>`,
  terrazzo: ({ wall, floor, accent, deep }) =>
    `${field(wall)}${from(136, floor)}${strewn(64, (x, y, at) => {
      const colour = [accent, deep, lighter(floor, 0.6)][at % 3]
      return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${4 + (at % 4) * 2}-${2 + (at % 3) * 2} ${3 + (at % 5)} ${5 + (at % 3)}-${5 + (at % 4)} ${3 + (at % 2) * 2}z" fill="${colour}" opacity="${at % 3 === 1 ? 0.35 : 0.7}"/>`
    })}`,
  shelf: ({ wall, floor, accent, deep }) =>
    `${field(wall)}<path d="M-400 157h1000v12H-400z" fill="${floor}"/><path d="M-400 169h1000v5H-400z" fill="#000" opacity=".1"/>${books(-44, [deep, accent, lighter(deep, 0.35), mix(accent, wall, 0.4)])}<path d="M196 157c-9-8-13-22-9-32 3-7 4-9 3-16h20c-1 7 0 9 3 16 4 10 0 24-9 32z" fill="${mix(accent, deep, 0.3)}"/><path d="M200 110c-10-26-4-44 0-56 4 12 10 30 0 56z" fill="${green}"/><path d="M-400-10h1000v8H-400z" fill="${mix(floor, wall, 0.5)}"/>`,
  planks: ({ wall, floor }) =>
    `${field(wall)}<path d="${Array.from({ length: 16 }, (_, at) => `M${-180 + at * 34}-200v350`).join('')}" stroke="${darker(wall, 0.16)}" stroke-width="2.5"/><path d="${Array.from({ length: 8 }, (_, at) => `M${-166 + at * 68} ${20 + (at % 3) * 36}c6 8 6 16 0 24`).join('')}" stroke="${darker(wall, 0.1)}" stroke-width="2" fill="none"/>${counter(floor)}<path d="M-400 176h1000v3H-400z" fill="${darker(floor, 0.14)}"/>`,
  dusk: ({ wall, accent, deep, floor }) =>
    `${field(deep)}<path d="M128-60h116v136H128z" fill="${mix(deep, '#7f8fd0', 0.42)}"/><path d="M186-60V76M128 8h116" stroke="${deep}" stroke-width="5"/><circle cx="216" cy="28" r="10" fill="#fff4cf" opacity=".85"/>${veil(`<circle cx="100" cy="100" r="92" fill="${accent}"/><circle cx="100" cy="100" r="62" fill="${accent}"/>`, 0.2)}${from(136, mix(deep, floor, 0.3))}<path d="M-400 136h1000v3H-400z" fill="${wall}" opacity=".18"/>`,
} as const satisfies Record<string, Ground>
