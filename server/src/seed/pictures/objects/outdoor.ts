import { darker, lighter, mix } from '../colours'
import { circle, ellipse, fill, ink, line, plate, shade, shine, type Thing } from './paint'

const steel = '#8d949c'

/** What is carried outdoors. */
export const outdoor = {
  lantern: {
    box: [64, 27, 136, 168],
    draw: ({ main, pale, sign }) =>
      `${line('M74 62c-2-44 54-44 52 0', ink, 5)}${plate(90, 44, 20, 14, 4, darker(main, 0.3))}${fill('M76 56h48l8 20H68z', main)}${plate(72, 76, 56, 62, 6, '#ffe9b0')}${circle(100, 108, 22, '#ffd26a')}${circle(100, 108, 11, '#fffaf0')}${line('M86 76v62M114 76v62', ink, 3)}${plate(64, 136, 72, 32, 8, main)}${shine('M64 144c0-5 3-8 8-8h8v32h-8c-5 0-8-3-8-8z', 0.22)}${sign(100, 152, 22, pale)}`,
  },
  headlamp: {
    box: [36, 46, 165, 164],
    draw: ({ main, pale, sign }) =>
      `${line('M44 108c0-30 112-30 112 0', darker(main, 0.35), 15)}${line('M58 96c4-56 80-56 84 0', main, 13)}${line('M44 108c2 34 30 42 56 42s54-8 56-42', main, 17)}${line('M47 116c6 26 30 32 53 32s47-6 53-32', mix(main, '#ffffff', 0.45), 2.5).replace('/>', ' stroke-dasharray="5 7"/>')}${plate(70, 112, 60, 52, 15, ink)}${plate(76, 118, 48, 40, 11, '#3b3b46')}${circle(100, 138, 17, '#f4f6f7')}${circle(100, 138, 12, '#ffe9b0')}${circle(100, 138, 5.5, '#ffffff')}${circle(100, 58, 12, pale)}${sign(100, 58, 16, main)}`,
  },
  stove: {
    box: [45, 33, 145, 168],
    draw: ({ main, pale, sign }) =>
      `${plate(62, 40, 76, 42, 8, steel)}${line('M62 50h-14', ink, 6)}${shine('M68 46h8v32h-8z', 0.35)}${line('M66 40c18-6 50-6 68 0', darker(steel, 0.3), 5)}${line('M58 92l12-10M142 92l-12-10M100 92v-8', ink, 5)}${fill('M84 100c-4-10 4-14 6-20 6 6 4 10 10 2 4 6 12 10 8 18z', '#ffb347')}${plate(80, 98, 40, 14, 5, ink)}${fill('M66 118c8-8 60-8 68 0v42c0 5-3 8-8 8H74c-5 0-8-3-8-8z', main)}${shine('M66 118c3-3 9-5 16-5v55h-8c-5 0-8-3-8-8z', 0.22)}${circle(106, 142, 17, pale)}${sign(106, 142, 24, main)}`,
  },
  tent: {
    box: [9, 34, 192, 168],
    draw: ({ main, pale, sign }) =>
      `${line('M100 44l-8-8M100 44l8-8', ink, 4)}${fill('M100 46l82 114H18z', main)}${shade('M100 46l82 114h-46z', 0.18)}${fill('M100 74l34 86H66z', '#2b2b33')}${fill('M100 74l-34 86h18c10-26 15-54 16-86z', pale)}${fill('M100 74l34 86h-14c-12-26-19-54-20-86z', mix(pale, main, 0.25))}${line('M18 160l-8 6M182 160l8 6', ink, 3)}${sign(144, 138, 22, pale)}`,
  },
  thermos: {
    box: [66, 26, 134, 174],
    draw: ({ main, pale, sign }) =>
      `${plate(76, 26, 48, 36, 7, steel)}${shine('M82 30h7v28h-7z', 0.4)}${fill('M76 40h48v3H76zM76 49h48v3H76z', '#6d747c')}${plate(66, 60, 68, 114, 13, main)}${fill('M66 76c0-10 5-16 14-16h40c9 0 14 6 14 16z', darker(main, 0.18))}${shine('M66 84h12v90c-8 0-12-5-12-13z', 0.22)}${shade('M122 84h12v77c0 8-4 13-12 13z', 0.12)}${fill('M66 148h68v9H66z', pale)}${sign(100, 112, 44, pale)}`,
  },
  boots: {
    box: [28, 54, 176, 164],
    draw: ({ main, pale }) => {
      const boot = (x: number, tone: string) =>
        `<g transform="translate(${x} 0)">${fill('M40 60c0-3 2-5 5-5h40c3 0 5 2 5 5v40c18 6 42 12 48 28 2 8 0 16-6 16H40z', tone)}${fill('M36 142h106v12c0 5-3 8-8 8H44c-5 0-8-3-8-8z', ink)}${line('M46 162h84', '#55555f', 4).replace('/>', ' stroke-dasharray="6 7"/>')}${plate(37, 54, 56, 15, 7, pale)}${shine('M40 70h12v72H40z', 0.16)}${line('M68 82h22M70 94h22M78 106h24', pale, 4)}</g>`
      return `${boot(34, darker(main, 0.22))}${boot(-8, main)}`
    },
  },
  backpack: {
    box: [48, 31, 152, 168],
    draw: ({ main, pale, sign }) =>
      `${line('M84 46c0-16 32-16 32 0', ink, 6)}${plate(48, 96, 18, 52, 9, darker(main, 0.25))}${plate(134, 96, 18, 52, 9, darker(main, 0.25))}${fill('M58 82c0-26 18-40 42-40s42 14 42 40v74c0 8-5 12-12 12H70c-7 0-12-4-12-12z', main)}${shine('M58 82c0-14 5-24 14-31-4 24-4 84 0 117h-2c-7 0-12-4-12-12z', 0.18)}${fill('M58 84c0-26 18-42 42-42s42 16 42 42c-20 12-64 12-84 0z', darker(main, 0.15))}${plate(94, 82, 12, 22, 4, pale)}${plate(72, 116, 56, 42, 9, lighter(main, 0.14))}${sign(100, 138, 30, pale)}`,
  },
} as const satisfies Record<string, Thing>

/** What stands and lies at home. */
export const home = {
  candle: {
    box: [60, 34, 140, 166],
    draw: ({ main, pale, sign }) =>
      `${fill('M100 34c8 11 11 17 11 24a11 11 0 0 1-22 0c0-7 3-13 11-24z', '#ffb347')}${fill('M100 48c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z', '#fff4cf')}${line('M100 66v14', ink, 3.5)}${ellipse(100, 82, 40, 9, lighter(pale, 0.35))}${fill('M60 82v72c0 8 4 12 12 12h56c8 0 12-4 12-12V82c-4 12-76 12-80 0z', main)}${shine('M60 86c3 3 8 5 13 6v74h-1c-8 0-12-4-12-12z', 0.25)}${plate(78, 108, 44, 46, 5, pale)}${sign(100, 126, 28, main)}${line('M90 146h20', main, 3)}`,
  },
  diffuser: {
    box: [66, 28, 134, 168],
    draw: ({ main, pale, sign }) =>
      `${line('M96 92L80 30M100 92l-4-62M103 92l10-60M106 92l22-56', '#a9743c', 3.5)}${plate(86, 84, 28, 20, 5, ink)}${fill('M84 102h32c12 8 18 18 18 32v22c0 8-5 12-12 12H78c-7 0-12-4-12-12v-22c0-14 6-24 18-32z', mix(main, '#ffffff', 0.2))}${shine('M84 102h6c-9 9-13 19-13 32v34c-7 0-11-4-11-12v-22c0-14 6-24 18-32z', 0.35)}${plate(78, 122, 44, 36, 4, pale)}${sign(100, 140, 26, main)}`,
  },
  lamp: {
    box: [52, 30, 148, 172],
    draw: ({ main, pale }) =>
      `${ellipse(100, 166, 30, 6, darker(main, 0.3))}${fill('M78 118c0-14 10-22 22-22s22 8 22 22c0 20-8 28-12 46H90c-4-18-12-26-12-46z', mix(main, pale, 0.25))}${shine('M84 118c0-8 3-13 7-16-2 20 0 40 4 62h-5c-4-18-10-28-6-46z', 0.3)}${fill('M96 84h8v14h-8z', ink)}${fill('M74 34h52l22 54c-20 7-76 7-96 0z', main)}${fill('M74 34h14L74 91c-9-1-17-2-22-3z', lighter(main, 0.25))}${ellipse(100, 88, 48, 6, '#ffe3a1')}${ellipse(100, 34, 26, 4, darker(main, 0.15))}`,
  },
  sconce: {
    box: [54, 52, 146, 156],
    draw: ({ main, pale }) =>
      `${plate(88, 100, 24, 56, 12, darker(main, 0.25))}${line('M100 120c0-18 0-22 0-32', '#c9a24a', 6)}${circle(100, 128, 6, '#c9a24a')}${fill('M56 96a44 44 0 0 1 88 0z', main)}${shine('M56 96a44 44 0 0 1 30-42c-8 12-11 26-11 42z', 0.28)}${circle(100, 102, 15, '#fff1cf')}${plate(54, 92, 92, 9, 4, pale)}`,
  },
  blanket: {
    box: [30, 62, 170, 164],
    draw: ({ main, pale, sign }) => {
      const fold = (y: number, inset: number, tone: string, stitch: string) =>
        `${plate(30 + inset, y, 140 - inset * 2, 38, 18, tone)}${line(`M${52 + inset} ${y + 13}h${96 - inset * 2}M${52 + inset} ${y + 25}h${96 - inset * 2}`, stitch, 2.5).replace('/>', ' stroke-dasharray="7 8" opacity=".6"/>')}`
      return `${fold(126, 0, main, pale)}${fold(94, 5, pale, main)}${fold(62, 11, main, pale)}${line('M150 146v14M158 146v14M166 142v14', pale, 3)}${plate(52, 76, 26, 34, 3, '#fffdf8')}${sign(65, 93, 18, main)}`
    },
  },
  plant: {
    box: [56, 27, 144, 168],
    draw: ({ main, pale, sign }) =>
      `${fill('M100 112C68 104 54 76 60 42c28 8 42 36 40 70z', '#2f6b4c')}${fill('M100 112c32-8 46-36 40-70-28 8-42 36-40 70z', '#3d8a62')}${fill('M100 116c-15-28-15-60 0-90 15 30 15 62 0 90z', '#36795a')}${line('M100 110V44', '#245a40', 2)}${fill('M62 114h76l-9 46c-1 5-4 8-9 8H80c-5 0-8-3-9-8z', main)}${shine('M62 114h13l8 54h-3c-5 0-8-3-9-8z', 0.22)}${plate(56, 104, 88, 18, 4, lighter(main, 0.15))}${sign(100, 143, 28, pale)}`,
  },
} as const satisfies Record<string, Thing>
