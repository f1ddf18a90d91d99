import { darker, lighter, mix } from '../colours'
import { field, from, type Ground, hills, strewn } from './parts'

const stars = strewn(34, (x, y, at) =>
  y < 92
    ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${at % 4 ? 0.9 : 1.6}" fill="#fff" opacity=".75"/>`
    : '',
)
const pine = (x: number, y: number, size: number, colour: string) =>
  `<path d="M${x} ${y - 46 * size}l${12 * size} ${18 * size}h-${5 * size}l${9 * size} ${14 * size}h-${5 * size}l${9 * size} ${14 * size}h-${40 * size}l${9 * size}-${14 * size}h-${5 * size}l${9 * size}-${14 * size}h-${5 * size}z" fill="${colour}"/>`

/** Places under the sky. */
export const outdoors = {
  hill: ({ wall, floor, accent }) =>
    `${field(wall)}<circle cx="186" cy="44" r="22" fill="${accent}" opacity=".7"/>${hills(126, 26, 0, mix(floor, wall, 0.45))}${hills(144, 20, 60, floor)}`,
  ridge: ({ wall, floor, accent, deep }) =>
    `${field(wall)}<circle cx="34" cy="58" r="24" fill="${accent}" opacity=".8"/><path d="M-180 150l70-66 34 26 50-58 44 48 40-38 62 60 46-34 74 62z" fill="${mix(wall, deep, 0.28)}"/><path d="M-26 52l26 28-14 2-12-8-12 12-10-4zM58 62l24 23-12 1-10-7-12 5z" fill="#fff" opacity=".75"/>${hills(138, 14, 30, mix(floor, deep, 0.3))}${from(146, floor)}`,
  paper: ({ wall, floor, accent, deep }) =>
    `${field(wall)}<circle cx="52" cy="58" r="34" fill="${lighter(accent, 0.25)}"/>${hills(106, 26, -40, darker(wall, 0.1))}${hills(103, 26, -40, mix(wall, accent, 0.34))}${hills(133, 22, 70, darker(wall, 0.16))}${hills(130, 22, 70, mix(floor, deep, 0.22))}${hills(151, 12, 20, mix(floor, deep, 0.2))}${hills(148, 12, 20, floor)}`,
  night: ({ wall, floor, accent, deep }) =>
    `${field(deep)}${stars}<path d="M-400 150l220-44 90 26 70-36 60 40 50-28 60 34 70-46 80 50 300-30v400H-400z" fill="${mix(deep, wall, 0.22)}"/>${pine(-30, 150, 1, darker(deep, 0.35))}${pine(4, 152, 0.7, darker(deep, 0.35))}${pine(206, 150, 1.1, darker(deep, 0.35))}${pine(238, 152, 0.8, darker(deep, 0.35))}${from(146, darker(mix(deep, floor, 0.12), 0.2))}<circle cx="100" cy="106" r="78" fill="${accent}" opacity=".14"/><circle cx="100" cy="106" r="54" fill="${accent}" opacity=".2"/>`,
  aurora: ({ wall, floor, accent, deep }) =>
    `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${accent}" stop-opacity="0"/><stop offset=".7" stop-color="${accent}" stop-opacity=".7"/><stop offset="1" stop-color="${accent}" stop-opacity=".05"/></linearGradient></defs>${field(deep)}${stars}<path d="M-120-20c60 50 90-10 140 24s90-30 150 6 80-20 130 0v74c-50-16-80 18-130-6s-90 34-150 4-80 26-140-14z" fill="url(#a)"/><path d="M-120 146l90-40 60 24 70-34 70 40 60-26 90 36z" fill="${mix(deep, wall, 0.18)}"/>${pine(-22, 150, 0.9, darker(deep, 0.3))}${pine(222, 150, 1, darker(deep, 0.3))}${from(144, mix(floor, deep, 0.35))}<ellipse cx="100" cy="154" rx="120" ry="16" fill="${accent}" opacity=".14"/>`,
  city: ({ wall, floor, accent, deep }) => {
    const houses = [-60, -28, 10, 150, 186, 216].map(
      (x, at) =>
        `<path d="M${x} ${56 + (at % 3) * 18}h30v110h-30z" fill="${mix(deep, wall, 0.12 + (at % 2) * 0.1)}"/>${[0, 1, 2]
          .map(
            (row) =>
              `<path d="M${x + 6} ${68 + (at % 3) * 18 + row * 18}h6v8h-6zM${x + 18} ${68 + (at % 3) * 18 + row * 18}h6v8h-6z" fill="${(at + row) % 3 ? '#ffd98a' : mix(deep, wall, 0.35)}"/>`,
          )
          .join('')}`,
    )
    return `${field(mix(deep, accent, 0.2))}<circle cx="118" cy="34" r="15" fill="#fff4cf" opacity=".9"/>${houses.join('')}${from(142, mix(deep, floor, 0.28))}<path d="M-400 152h60M-280 152h60M-160 152h60M-40 152h60M200 152h60" stroke="#fff" stroke-width="3" opacity=".25"/><circle cx="100" cy="112" r="62" fill="${accent}" opacity=".22"/>`
  },
  water: ({ wall, floor, accent, deep }) =>
    `${field(wall)}<circle cx="40" cy="66" r="24" fill="${accent}" opacity=".75"/><path d="M120 96c20-18 44-24 70-18s50-8 90 10v20H120z" fill="${mix(wall, deep, 0.3)}"/>${from(98, mix(deep, wall, 0.55))}<path d="M-50 108h44M14 114h30M160 110h40M206 120h36M-30 122h26" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".5"/>${from(136, floor)}<path d="${Array.from({ length: 11 }, (_, at) => `M${-90 + at * 38} 136l${(at - 5) * 5} 80`).join('')}" stroke="${darker(floor, 0.18)}" stroke-width="2"/>`,
  lino: ({ wall, floor, accent, deep }) =>
    `${field(wall)}<circle cx="176" cy="50" r="24" fill="${accent}"/><g stroke="${deep}" stroke-width="2.2" fill="none" opacity=".55"><path d="M-80 108q60-40 130 0t150-6 110 8M-80 116q60-34 130 2t150-6 110 8M-80 124q60-28 130 2t150-4 110 6"/></g>${hills(132, 12, 40, deep)}<g stroke="${lighter(deep, 0.35)}" stroke-width="2"><path d="M-60 138h26M-16 134h30M190 136h34M236 132h20"/></g>${from(146, floor)}`,
} as const satisfies Record<string, Ground>
