import { darker, lighter, mix } from '../colours'
import { field, from, type Ground, hills, strewn } from '../grounds/parts'

const pine = (x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-3-6h6V6h-6z" fill="#5a4030"/><path d="M0-62l15 24H8l13 20h-8l13 18h-52l13-18h-8l13-20h-7z" fill="${colour}"/></g>`
const flakes = strewn(
  40,
  (x, y, at) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${1.2 + (at % 3)}" fill="#fff" opacity=".85"/>`,
)
const stars = strewn(26, (x, y) =>
  y < 80 ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="1.2" fill="#fff" opacity=".8"/>` : '',
)

/** Where people outdoors put a thing down to take its picture; things stand at 157. */
export const nature = {
  forest: ({ wall, floor }) =>
    `${field(lighter(mix('#a9c7a4', wall, 0.3), 0.2))}<g fill="#6f8f74">${[-14, 40, 140, 196].map((x) => `<path d="M${x}-60h15l3 190h-21z"/>`).join('')}</g><g fill="#4b5d4c">${[10, 168].map((x) => `<path d="M${x}-60h20l5 206h-29z"/>`).join('')}</g>${hills(134, 14, 20, '#7fa06f')}${from(142, mix('#5f8a55', floor, 0.18))}<path d="M34 156h132c10 0 10 30 0 30H34z" fill="#8d6843"/><ellipse cx="34" cy="171" rx="10" ry="15" fill="#d9b98c"/><ellipse cx="34" cy="171" rx="5" ry="8" fill="none" stroke="#a9824f" stroke-width="2"/><path d="M176 142c6-12 20-12 24 0z" fill="#b4532f"/><path d="M184 142h8v12h-8z" fill="#f6ead2"/>`,
  camp: ({ deep, accent }) =>
    `${field(mix('#1b2440', deep, 0.25))}${stars}${hills(110, 26, 30, '#26335a')}${pine(8, 138, 1.2, '#131a2e')}${pine(40, 136, 0.8, '#18203a')}${pine(184, 138, 1.3, '#131a2e')}${from(134, '#1a2233')}<circle cx="176" cy="146" r="60" fill="#ff9d3c" opacity=".22"/><circle cx="176" cy="146" r="34" fill="#ff9d3c" opacity=".28"/><path d="M176 112c14 16 18 26 10 38h-20c-8-10 0-18 2-26 6 4 8 2 8-12z" fill="#ffb347"/><path d="M160 156l32-8M160 148l32 8" stroke="#6b4a2b" stroke-width="6" stroke-linecap="round"/><path d="M-20 156h100v18H-20z" fill="${mix('#3a2d2a', accent, 0.18)}"/><ellipse cx="100" cy="160" rx="86" ry="10" fill="#2a3550"/>`,
  snow: ({ wall, accent }) =>
    `${field(mix('#cfe0ee', wall, 0.2))}<circle cx="152" cy="34" r="18" fill="#fff4cf"/>${hills(104, 24, 0, '#b4cbe0')}${pine(10, 134, 1.2, '#3d6b62')}${pine(44, 130, 0.8, '#4d7c72')}${pine(182, 136, 1.3, '#3d6b62')}${hills(138, 10, 60, '#e9f1f8')}${from(142, '#f6fafd')}${flakes}<path d="M-20 178c60-14 90 6 240-8" fill="none" stroke="${accent}" stroke-width="2" opacity=".35"/><path d="M-20 186c60-14 90 6 240-8" fill="none" stroke="#bcd0e2" stroke-width="3"/>`,
  jetty: ({ wall, accent }) =>
    `${field(lighter(mix('#cfe6f2', wall, 0.25), 0.2))}<circle cx="48" cy="40" r="20" fill="#ffd98a"/>${hills(88, 14, 10, '#7c9c82')}${from(90, '#8fb8c9')}<path d="M-10 104h40M60 100h30M140 106h50M110 116h26M6 122h30" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".6"/><path d="M-60 134h320v100H-60z" fill="#c7a27a"/><path d="M-60 134h320v4H-60zM-60 160h320v3H-60zM-60 184h320v3H-60z" fill="#a27c53"/><path d="M176 108h10v46h-10z" fill="#8d6843"/><ellipse cx="181" cy="108" rx="5" ry="2" fill="#b98f62"/><path d="M-10 166h52l6 16H-14z" fill="${accent}"/>`,
  picnic: ({ wall, accent }) =>
    `<defs><pattern id="c" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 0h24v24H0z" fill="#fffdf8"/><path d="M0 0h12v24H0z" fill="${accent}" opacity=".45"/><path d="M0 0h24v12H0z" fill="${accent}" opacity=".45"/></pattern></defs>${field(lighter(mix('#cfe6f2', wall, 0.3), 0.15))}<circle cx="30" cy="46" r="40" fill="#8fb07a"/><circle cx="196" cy="36" r="52" fill="#7fa56d"/><path d="M24 70h8v40h-8zM190 70h10v40h-10z" fill="#7a5a3c"/>${from(108, '#9fc07f')}${hills(112, 8, 40, '#9fc07f')}<path d="M20 128h160l44 90H-24z" fill="url(#c)"/><g fill="#fffdf8"><circle cx="6" cy="124" r="4"/><circle cx="192" cy="120" r="4"/><circle cx="182" cy="132" r="3"/></g><g fill="#e0a526"><circle cx="6" cy="124" r="1.600"/><circle cx="192" cy="120" r="1.600"/></g>`,
  balcony: ({ wall, floor, accent, deep }) =>
    `${field(lighter(mix('#cfe0ee', wall, 0.35), 0.15))}<path d="M-20 72h40v70h-40zM26 52h36v90H26zM140 62h34v80h-34zM180 44h50v98h-50z" fill="${mix('#a9b8c6', wall, 0.3)}"/><path d="M34 62h8v10h-8zM48 62h8v10h-8zM34 82h8v10h-8zM148 74h8v10h-8zM160 74h8v10h-8zM190 56h8v10h-8zM206 56h8v10h-8z" fill="#fff" opacity=".7"/><path d="M-40 92h280v6H-40z" fill="${deep}"/><path d="${Array.from({ length: 14 }, (_, at) => `M${-30 + at * 20} 98v44`).join('')}" stroke="${deep}" stroke-width="3"/><path d="M112 84h76v18h-76z" fill="${darker(accent, 0.12)}"/><g fill="#3b7a58"><circle cx="122" cy="80" r="10"/><circle cx="140" cy="76" r="12"/><circle cx="160" cy="78" r="11"/><circle cx="178" cy="80" r="10"/></g><g fill="${lighter(accent, 0.35)}"><circle cx="128" cy="76" r="4"/><circle cx="150" cy="72" r="4"/><circle cx="172" cy="76" r="4"/></g>${from(140, floor)}<path d="M-400 140h1000v3H-400z" fill="#fff" opacity=".3"/>`,
} as const satisfies Record<string, Ground>
