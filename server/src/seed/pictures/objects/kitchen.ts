import { darker, lighter, mix } from '../colours'
import { circle, ellipse, fill, ink, line, plate, shade, shine, type Thing } from './paint'

const coffee = '#3d2417'
const steam = line('M88 52c-8-9 8-13 0-24M108 52c-8-9 8-13 0-24', '#ffffff', 4.5).replace('/>', ' opacity=".6"/>')

/** What is brewed and eaten. */
export const kitchen = {
  mug: {
    box: [56, 26, 168, 160],
    draw: ({ main, pale, sign }) =>
      `${steam}${fill('M138 88h11c25 0 25 42-3 42h-10v-11h9c14 0 14-20 2-20h-9z', main)}${fill('M56 76h84v48c0 24-16 36-42 36s-42-12-42-36z', main)}${shine('M56 76h15v50c0 16 8 27 20 32-24-2-35-14-35-34z')}${ellipse(98, 76, 42, 10, lighter(main, 0.35))}${ellipse(98, 77, 36, 7.5, coffee)}${fill('M84 76c6-4 20-4 26 0-5 4-20 4-26 0z', '#c99765')}${sign(98, 122, 40, pale)}`,
  },
  press: {
    box: [58, 21, 156, 172],
    draw: ({ main, pale }) =>
      `${line('M98 28v26', ink, 5)}${circle(98, 28, 7, main)}${line('M130 80h12c13 0 13 60 0 60h-12', ink, 7)}${plate(64, 68, 68, 100, 8, '#e9f1f2')}${fill('M64 104h68v56c0 5-3 8-8 8H72c-5 0-8-3-8-8z', coffee)}${fill('M64 96h68v9H64z', '#8b8f96')}${shine('M71 74h9v88h-9z', 0.45)}${plate(58, 52, 80, 17, 6, main)}${fill('M58 142h80v8H58zM58 164h80v8H58z', main)}${line('M66 150v14M130 150v14', main, 5)}${ellipse(98, 58, 14, 3, pale)}`,
  },
  carafe: {
    box: [51, 30, 138, 172],
    draw: ({ main, pale, sign }) =>
      `${fill('M78 34h32v26l22 50c8 20 8 62-6 62H62c-14 0-14-42-6-62l22-50z', '#e9f3f4')}${fill('M63 96h62l7 16c7 18 6 56-6 56H62c-12 0-13-38-6-56z', coffee)}${fill('M70 102l14-4 5 13-14 5zM96 100l15 3-4 14-14-4zM80 122l13-6 6 12-13 6z', '#dfeaee').replace('/>', ' opacity=".55"/>')}${shine('M82 40h7v22l-18 48c-5 16-6 40-3 52-9-10-7-38-2-50z', 0.5)}${plate(74, 30, 40, 10, 5, main)}${plate(80, 62, 28, 10, 3, main)}${circle(94, 138, 17, pale)}${sign(94, 138, 24, main)}`,
  },
  dripper: {
    box: [52, 29, 155, 172],
    draw: ({ main, pale, sign }) =>
      `${fill('M66 96h68l10 40c6 22-4 36-18 36H74c-14 0-24-14-18-36z', '#e9f3f4')}${fill('M60 128h80l4 14c3 18-6 28-18 28H74c-12 0-21-10-18-28z', coffee)}${line('M140 112c16-4 14 34-2 34', ink, 6)}${shine('M70 102h8l-6 34c-2 14 0 26 4 30-12-4-16-16-12-30z', 0.5)}${fill('M52 40h96l-30 48h-36z', main)}${shine('M52 40h16l24 48h-10z')}${fill('M58 32c20-4 64-4 84 0l6 8H52z', pale)}${plate(76, 86, 48, 11, 5, darker(main, 0.2))}${sign(100, 62, 26, pale)}`,
  },
  bag: {
    box: [56, 36, 144, 172],
    draw: ({ main, pale, sign }) =>
      `${fill('M56 56l8-20h72l8 20v108c0 5-3 8-8 8H64c-5 0-8-3-8-8z', main)}${fill('M64 36h72l-3 8H67z', darker(main, 0.25))}${shade('M56 56h88v8H56z', 0.18)}${shine('M56 56h14v116h-6c-5 0-8-3-8-8z', 0.16)}${shade('M132 64h12v100c0 5-3 8-8 8h-4z', 0.12)}${plate(74, 80, 52, 70, 5, pale)}${sign(100, 106, 38, main)}${line('M86 134h28M91 141h18', main, 3.5)}`,
  },
  bun: {
    box: [30, 67, 170, 160],
    draw: ({ main, pale }) => {
      const dough = mix('#d98f3a', main, 0.12)
      const swirl = (x: number, y: number) =>
        `<g transform="translate(${x} ${y})">${ellipse(0, 0, 34, 24, dough)}${ellipse(0, -5, 32, 20, lighter(dough, 0.18))}${line('M-20-3c4-14 34-14 36 0s-24 12-24 2 12-6 12-1', '#8d5410', 4.5)}<g fill="#fffaf0">${[
          [-14, -14],
          [4, -17],
          [17, -9],
          [-4, 5],
          [12, 4],
          [-20, -3],
        ]
          .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.2"/>`)
          .join('')}</g></g>`
      return `${ellipse(100, 142, 70, 18, darker(pale, 0.12))}${ellipse(100, 138, 70, 17, pale)}${ellipse(100, 137, 54, 11, lighter(pale, 0.4))}${swirl(72, 122)}${swirl(128, 122)}${swirl(100, 92)}`
    },
  },
  tins: {
    box: [38, 54, 162, 166],
    draw: ({ main, pale, sign }) => {
      const tin = (x: number, top: number, body: string, label: string) =>
        `<g transform="translate(${x} 0)">${plate(0, top, 56, 166 - top, 7, body)}${plate(-3, top - 6, 62, 18, 5, darker(body, 0.2))}${shine(`M4 ${top + 14}h8v${142 - top}h-8z`)}${plate(8, top + 30, 40, 50, 20, label)}${sign(28, top + 55, 28, body)}</g>`
      return tin(41, 74, pale === main ? darker(main, 0.2) : mix(main, pale, 0.55), main) + tin(103, 60, main, pale)
    },
  },
  parcel: {
    box: [40, 58, 160, 166],
    draw: ({ main, pale, sign }) =>
      `${fill('M40 84h120v76c0 4-2 6-6 6H46c-4 0-6-2-6-6z', '#cf9f6b')}${fill('M40 84l14-26h92l14 26z', '#e0b685')}${fill('M88 58h24l4 26H84z', main)}${fill('M84 84h32v26l-8-5-8 5-8-5-8 5z', main)}${shade('M40 84h120v6H40z', 0.12)}${circle(68, 134, 19, pale)}${sign(68, 134, 28, main)}${line('M112 142h32M112 150h20', '#8d6238', 3)}`,
  },
  calendar: {
    box: [44, 36, 156, 170],
    draw: ({ main, pale, sign }) => {
      const cells = Array.from({ length: 12 }, (_, at) => {
        const [x, y] = [54 + (at % 4) * 24, 78 + Math.floor(at / 4) * 30]
        return `<rect x="${x}" y="${y}" width="20" height="25" rx="4" fill="${at % 3 === 1 ? lighter(main, 0.35) : pale}"/><path d="M${x + 6} ${y + 13}h8" stroke="${main}" stroke-width="3" stroke-linecap="round"/>`
      }).join('')
      return `${plate(44, 36, 112, 134, 8, main)}${shade('M44 72h112v4H44z', 0.2)}${sign(100, 54, 30, pale)}${cells}`
    },
  },
  teapot: {
    box: [30, 46, 184, 162],
    draw: ({ main, pale, sign }) =>
      `${fill('M144 96c22-4 24 4 32-14l8 4c-4 34-20 40-40 40z', main)}${line('M58 94c-32-8-32 44 6 44', main, 9)}${fill('M52 106c0-26 20-38 48-38s48 12 48 38c0 36-18 56-48 56s-48-20-48-56z', main)}${shine('M52 106c0-20 10-31 26-35-8 12-10 64 10 90-24-4-36-22-36-55z', 0.2)}${fill('M72 71c2-13 54-13 56 0z', pale)}${circle(100, 54, 8, pale)}${sign(100, 118, 36, pale)}`,
  },
  crispbread: {
    box: [46, 59, 155, 163],
    draw: ({ main, pale, sign }) => {
      const bread = mix('#c9924f', main, 0.15)
      const slice = (y: number, turn: number, tone: string) =>
        `<g transform="rotate(${turn} 100 ${y})"><rect x="46" y="${y - 8}" width="108" height="17" rx="6" fill="${tone}"/><path d="M56 ${y - 3}h88" stroke="#fff" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round" opacity=".55"/></g>`
      return `${slice(154, 0, darker(bread, 0.12))}${slice(138, -2, bread)}${slice(122, 1.5, lighter(bread, 0.12))}${slice(106, -1, bread)}${plate(58, 92, 84, 44, 3, main)}${shade('M58 130h84v6H58z', 0.15)}${circle(100, 114, 17, pale)}${sign(100, 114, 25, main)}${slice(84, 2, lighter(bread, 0.1))}${slice(69, -3, bread)}`
    },
  },
  chocolate: {
    box: [49, 32, 147, 173],
    draw: ({ main, pale, sign }) => {
      const cocoa = '#4a2a1e'
      const squares = [0, 1, 2].map((x) => plate(66 + x * 24, 42, 20, 18, 2, lighter(cocoa, 0.1))).join('')
      return `<g transform="rotate(7 100 104)">${plate(62, 36, 76, 130, 5, cocoa)}${squares}${fill('M58 64l5-4 6 4 6-4 6 4 7-4 6 4 6-4 6 4 6-4 7 4 6-4 5 4v12H58z', '#e2d3ae')}${plate(56, 72, 88, 96, 5, main)}${shine('M56 77c0-3 2-5 5-5h8v96h-8c-3 0-5-2-5-5z', 0.16)}${plate(74, 90, 52, 58, 4, pale)}${sign(100, 112, 32, main)}${line('M88 136h24', main, 3.5)}</g>`
    },
  },
  jam: {
    box: [56, 44, 144, 168],
    draw: ({ main, pale, sign }) => {
      const fruit = mix('#b3243f', main, 0.25)
      return `${plate(60, 64, 80, 104, 17, fruit)}${shine('M60 82c0-10 6-18 16-18h4v104h-4c-10 0-16-8-16-18z', 0.26)}${fill('M56 54c16-14 72-14 88 0l-6 18c-12-4-64-4-76 0z', mix(pale, main, 0.3))}${line('M64 66c20-4 52-4 72 0', main, 3)}${fill('M56 54c16-14 72-14 88 0-20-5-68-5-88 0z', mix(pale, main, 0.5))}${plate(66, 96, 68, 50, 6, pale)}${sign(100, 117, 34, main)}${line('M86 137h28', main, 3)}`
    },
  },
  pan: {
    box: [24, 89, 185, 160],
    draw: ({ main }) =>
      `${line('M134 116l46-22', ink, 10)}${line('M152 108l22-11', mix(main, '#c99a68', 0.4), 6)}${ellipse(84, 136, 60, 24, ink)}${ellipse(84, 128, 60, 24, '#43434d')}${ellipse(84, 129, 50, 18, '#2b2b33')}${ellipse(78, 128, 33, 12, '#e6b25c')}${ellipse(76, 126, 29, 9.5, '#f3cf86')}${fill('M66 124c6-5 18-5 22 0-6 6-18 5-22 0z', '#fff4c9')}${circle(112, 134, 5, '#8b2f49')}${circle(104, 140, 4.5, '#5a3a6b')}${circle(118, 127, 4, '#5a3a6b')}`,
  },
  treats: {
    box: [34, 64, 166, 164],
    draw: ({ main, pale, sign }) => {
      const tones = ['#4a2a1e', '#c9924f', '#8b2f49', '#e6c28a', '#6b3f1d', '#b9814f']
      const piece = (at: number) => circle(54 + (at % 5) * 23, at < 5 ? 116 : 130, 10, tones[at % tones.length]!)
      return `${fill('M44 106l8-42h96l8 42z', darker(main, 0.12))}${shade('M50 74h100l-2-10H52z', 0.15)}${sign(100, 86, 30, pale)}${fill('M40 106h120v24H40z', lighter(pale, 0.2))}${Array.from({ length: 10 }, (_, at) => piece(at)).join('')}${fill('M34 126h132l-6 32c-1 4-3 6-7 6H47c-4 0-6-2-7-6z', main)}${shine('M34 126h14l8 38h-9c-4 0-6-2-7-6z', 0.2)}${plate(76, 136, 48, 20, 4, pale)}${line('M88 146h24', main, 3)}`
    },
  },
  tray: {
    box: [26, 70, 174, 164],
    draw: ({ main, pale, sign }) =>
      `${plate(26, 148, 148, 16, 8, '#b9854a')}${plate(30, 148, 140, 6, 3, '#d2a468')}${plate(44, 98, 40, 50, 8, '#b3243f')}${shine('M44 106c0-5 3-8 8-8h4v50h-4c-5 0-8-3-8-8z', 0.28)}${plate(42, 88, 44, 13, 4, main)}${plate(48, 114, 32, 24, 4, pale)}${sign(64, 126, 18, main)}${fill('M92 122h40c0 16-8 26-20 26s-20-10-20-26z', lighter(main, 0.3))}${ellipse(112, 122, 20, 6, '#fffaf0')}${circle(106, 121, 4, '#8b2f49')}${circle(116, 122, 4, '#5a3a6b')}${circle(111, 118, 3.5, '#8b2f49')}${fill('M140 82h24l-4 66h-16z', '#f3f7f8')}${fill('M141 96h22l-3 52h-16z', '#f2a33c')}${shine('M145 86h5l2 58h-5z', 0.5)}${line('M158 90l10-18', mix(main, '#ffffff', 0.3), 3.5)}`,
  },
  hamper: {
    box: [38, 44, 162, 166],
    draw: ({ main, pale, sign }) =>
      `${fill('M58 58l6-14h40l6 14v70H58z', darker(main, 0.15))}${shade('M58 58h52v6H58z', 0.2)}${plate(68, 72, 32, 34, 4, pale)}${sign(84, 89, 24, main)}${line('M146 82c16-2 14 26-2 24', lighter(main, 0.35), 7)}${fill('M112 72h34v40h-34z', lighter(main, 0.35))}${ellipse(129, 72, 17, 5, lighter(main, 0.6))}${ellipse(129, 73, 13, 3.5, coffee)}${fill('M38 104h124l-7 54c-1 5-4 8-9 8H54c-5 0-8-3-9-8z', '#d2a468')}${shade('M38 104h124l-1 7H39z', 0.16)}${fill('M92 104h16v62H92z', main)}${plate(76, 124, 48, 28, 4, pale)}${sign(100, 138, 24, main)}`,
  },
} as const satisfies Record<string, Thing>
