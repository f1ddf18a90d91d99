import { darker, lighter, mix } from '../colours'
import { circle, ellipse, fill, ink, line, plate, shade, shine, type Thing } from './paint'

const print = (colour: string, x: number, y: number, width = 28) =>
  line(`M${x - width / 2} ${y}h${width}M${x - width / 4} ${y + 7}h${width / 2}`, colour, 3)

/** What is for the skin, and what it is carried in. */
export const care = {
  jar: {
    box: [43, 74, 157, 160],
    draw: ({ main, pale, sign }) =>
      `${fill('M48 100h104v44c0 10-6 16-15 16H63c-9 0-15-6-15-16z', pale)}${shine('M48 100h16v60h-2c-9 0-14-6-14-16z', 0.5)}${shade('M140 100h12v44c0 10-6 16-14 16z', 0.07)}${plate(43, 74, 114, 30, 8, main)}${shine('M43 82c0-5 3-8 8-8h10v30H51c-5 0-8-3-8-8z', 0.3)}${shade('M48 104h104v4H48z', 0.12)}${sign(100, 126, 30, main)}${print(main, 100, 146)}`,
  },
  tube: {
    box: [66, 30, 134, 172],
    draw: ({ main, pale, sign }) =>
      `${fill('M68 34h64l-8 104H76z', pale)}${fill('M66 30h68l-1 12H67z', main)}${shine('M70 42h13l4 96H77z', 0.5)}${shade('M122 42h9l-7 96h-8z', 0.07)}${plate(78, 138, 44, 34, 6, main)}${shine('M78 144c0-4 2-6 6-6h6v34h-6c-4 0-6-2-6-6z', 0.25)}${sign(100, 74, 34, main)}${print(main, 100, 104)}`,
  },
  bottle: {
    box: [66, 28, 134, 172],
    draw: ({ main, pale, sign }) => {
      const glass = mix(main, '#6b3f1d', 0.35)
      return `${plate(91, 28, 18, 30, 9, ink)}${plate(83, 54, 34, 20, 4, darker(main, 0.35))}${fill('M80 74h40c9 6 14 14 14 26v60c0 8-5 12-12 12H78c-7 0-12-4-12-12v-60c0-12 5-20 14-26z', glass)}${shine('M80 74h7c-8 8-11 16-11 28v70h2c-7 0-12-4-12-12v-60c0-12 5-20 14-26z', 0.28)}${plate(74, 104, 52, 50, 4, pale)}${sign(100, 122, 30, main)}${print(main, 100, 142, 24)}`
    },
  },
  pump: {
    box: [62, 28, 142, 172],
    draw: ({ main, pale, sign }) =>
      `${fill('M92 28h44c3 0 4 3 2 5l-6 7h-18v18H92z', ink)}${plate(86, 54, 34, 15, 4, ink)}${plate(62, 68, 80, 104, 15, main)}${shine('M62 84c0-10 6-16 15-16h3v104h-3c-9 0-15-6-15-16z', 0.26)}${shade('M130 70c8 2 12 7 12 14v72c0 8-4 13-12 15z', 0.1)}${plate(78, 92, 48, 58, 24, pale)}${sign(102, 116, 34, main)}${print(main, 102, 138, 20)}`,
  },
  soap: {
    box: [38, 67, 162, 160],
    draw: ({ main, pale, sign }) =>
      `${fill('M38 140h124c-3 13-13 20-30 20H68c-17 0-27-7-30-20z', '#a9764a')}${fill('M38 140h124l-2 6H40z', '#c08d5e')}${plate(54, 96, 92, 46, 20, mix(main, '#ffffff', 0.3))}${shine('M62 106c6-9 20-9 34-9l-2 6c-12 0-22 0-28 7z', 0.55)}${sign(100, 120, 32, darker(main, 0.15))}<g fill="#fff" opacity=".75" class="s"><circle cx="128" cy="84" r="11"/><circle cx="147" cy="74" r="7"/><circle cx="112" cy="76" r="6"/></g>${line('M44 150h112', pale, 2)}`,
  },
  balm: {
    box: [44, 40, 156, 168],
    draw: ({ main, pale, sign }) => {
      const stick = (x: number, tone: string) =>
        `<g transform="translate(${x} 0)">${fill('M-13 84c0-18 5-36 13-44 8 8 13 26 13 44v6h-26z', tone)}${plate(-15, 86, 30, 16, 2, ink)}${plate(-18, 100, 36, 68, 6, main)}${shine('M-18 106c0-4 2-6 6-6h4v68h-4c-4 0-6-2-6-6z', 0.28)}${plate(-12, 116, 24, 38, 12, pale)}${sign(0, 135, 20, main)}</g>`
      return `${stick(62, '#c2473f')}${stick(100, '#e39a8c')}${stick(138, '#8b3a52')}`
    },
  },
  pouch: {
    box: [34, 72, 168, 164],
    draw: ({ main, pale, sign }) =>
      `${fill('M42 90c4-12 14-18 28-18h60c14 0 24 6 28 18l8 56c2 12-5 18-16 18H50c-11 0-18-6-16-18z', main)}${shine('M42 90c2-6 6-11 11-14-4 24-8 60-5 88-10-1-15-7-14-18z', 0.18)}${line('M46 90h108', lighter(main, 0.45), 5)}${line('M150 90l12 14', pale, 4)}${circle(163, 107, 5, pale)}${sign(100, 130, 46, pale)}`,
  },
} as const satisfies Record<string, Thing>

const bow = 'M100 68c-30 4-44-26-22-29 12-1 19 12 22 29zM100 68c30 4 44-26 22-29-12-1-19 12-22 29z'

/** What is made for children, and what a gift comes in. */
export const play = {
  gift: {
    box: [36, 33, 164, 166],
    draw: ({ main, pale, sign }) =>
      `${fill('M44 90h112v68c0 5-3 8-8 8H52c-5 0-8-3-8-8z', main)}${shade('M128 90h28v68c0 5-3 8-8 8h-20z', 0.1)}${plate(36, 70, 128, 26, 4, lighter(main, 0.18))}${shade('M44 96h112v4H44z', 0.16)}${fill('M89 70h22v96H89z', pale)}${line(bow, darker(main, 0.3), 11)}${line(bow, pale, 6.5)}${circle(100, 68, 8, darker(main, 0.3))}${circle(100, 68, 6, pale)}${sign(66, 130, 26, pale)}`,
  },
  bear: {
    box: [42, 30, 158, 169],
    draw: ({ main, pale }) => {
      const fur = mix('#b9814f', main, 0.3)
      const light = mix('#f3dcbb', pale, 0.3)
      return `${circle(66, 46, 16, fur)}${circle(134, 46, 16, fur)}${circle(66, 46, 8, light)}${circle(134, 46, 8, light)}${ellipse(62, 158, 20, 11, darker(fur, 0.12))}${ellipse(138, 158, 20, 11, darker(fur, 0.12))}${fill('M54 132c0-26 20-40 46-40s46 14 46 40c0 24-18 36-46 36s-46-12-46-36z', fur)}${ellipse(58, 124, 12, 20, darker(fur, 0.08))}${ellipse(142, 124, 12, 20, darker(fur, 0.08))}${ellipse(100, 140, 26, 22, light)}${fill('M76 102h48l-6 14H82z', main)}${fill('M100 104l-22-8v18zM100 104l22-8v18z', pale)}${circle(100, 70, 40, fur)}${ellipse(100, 84, 19, 15, light)}${fill('M92 77h16c0 8-4 10-8 10s-8-2-8-10z', '#2b211d')}${line('M100 87v5', '#2b211d', 2.5)}${circle(84, 65, 4, '#2b211d')}${circle(116, 65, 4, '#2b211d')}`
    },
  },
  blocks: {
    box: [38, 44, 162, 166],
    draw: ({ main, pale, sign }) =>
      `${plate(38, 106, 60, 60, 6, main)}${plate(102, 106, 60, 60, 6, pale)}${plate(70, 44, 60, 60, 6, mix('#e0a526', main, 0.15))}${shine('M38 112c0-4 3-6 7-6h9v60h-9c-4 0-7-3-7-7zM70 50c0-4 3-6 7-6h9v60h-9c-4 0-7-3-7-7z')}${shade('M152 106h4c4 0 6 3 6 7v47c0 4-2 6-6 6h-4z', 0.1)}${sign(70, 136, 40, lighter(main, 0.75))}${fill('M132 120l16 27h-32z', main)}${fill('M100 56l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', '#fffaf0')}`,
  },
  book: {
    box: [46, 33, 153, 167],
    draw: ({ main, pale, sign }) =>
      `<g transform="rotate(-4 100 102)">${fill('M50 46c0-6 4-10 10-10h88v128H60c-6 0-10-4-10-10z', main)}${fill('M56 156c0-5 3-9 8-9h84v14H64c-5 0-8-2-8-5z', '#fbf6ea')}${line('M64 152h82M64 156h82', '#d9cfba', 1)}${shade('M62 36h8v111h-8z', 0.16)}${circle(110, 84, 32, pale)}${sign(110, 84, 46, main)}${line('M90 130h40', pale, 5)}</g>`,
  },
  pencils: {
    box: [52, 37, 151, 166],
    draw: ({ main, pale, sign }) => {
      const pencil = (x: number, top: number, turn: number, colour: string) =>
        `<g transform="rotate(${turn} ${x} 110)">${fill(`M${x - 6} ${top + 16}h12v70h-12z`, colour)}${fill(`M${x - 6} ${top + 16}l6-16 6 16z`, '#f0d3a8')}${fill(`M${x - 2.2} ${top + 6}l2.2-6 2.2 6z`, colour)}</g>`
      return `${pencil(76, 44, -14, '#4f86b8')}${pencil(90, 36, -5, '#d2553f')}${pencil(106, 38, 4, '#e0a526')}${pencil(122, 46, 13, '#5d8a4e')}${line('M130 96l18-34', '#c9c9cf', 5)}${line('M124 96l8-38', '#c9c9cf', 5)}${fill('M56 92h88l-8 66c-1 5-4 8-9 8H73c-5 0-8-3-9-8z', main)}${shine('M56 92h15l6 74h-4c-5 0-8-3-9-8z', 0.2)}${plate(52, 88, 96, 12, 5, lighter(main, 0.25))}${circle(100, 132, 20, pale)}${sign(100, 132, 28, main)}`
    },
  },
  basket: {
    box: [36, 64, 164, 166],
    draw: ({ main, pale, sign }) => {
      const weave = [108, 122, 136, 150]
        .map((y, at) =>
          line(`M${47 + at * 3} ${y}h${106 - at * 6}`, '#a9743c', 2).replace(
            'stroke-width="2"',
            'stroke-width="3" stroke-dasharray="9 6"',
          ),
        )
        .join('')
      return `${circle(72, 84, 18, '#e0a526')}${plate(92, 64, 30, 30, 5, main)}${circle(136, 86, 15, lighter(main, 0.4))}${fill('M40 96h120l-12 62c-1 5-4 8-9 8H61c-5 0-8-3-9-8z', '#d2a468')}${weave}${plate(36, 90, 128, 14, 7, '#b9854a')}${line('M84 90c0-14 32-14 32 0', '#8d6238', 6)}${plate(82, 118, 36, 28, 4, pale)}${sign(100, 132, 22, main)}`
    },
  },
} as const satisfies Record<string, Thing>
