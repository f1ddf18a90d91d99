import { sharePictureBox } from '@samspel/api/campaign-rules'
import type { Card } from '../page-heads'
import { fontFamily } from './fonts'
import { drawable } from './letters'

export const width = 1_200
export const height = 630
export const pictureBox = { left: 672, top: 0, ...sharePictureBox } as const
export const logoBox = { left: 64, top: 164, size: 56 } as const
/** Size of a logo or portrait in the middle of the picture's area. */
export const portraitSize = 336

interface Node {
  type: string
  props: Record<string, unknown> & { style?: Record<string, unknown>; children?: unknown }
}
const box = (style: Record<string, unknown>, ...children: (Node | string | false)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== false) },
})

const colours = {
  surface: '#fffffe',
  text: '#19191d',
  text2: '#55555c',
  tint: '#eae7ff',
  strong: '#4d3bef',
  pale: '#948dff',
  onTint: '#302197',
}

const markPaths = (strong: string, pale: string): Node[] => [
  { type: 'path', props: { d: 'M17 1.5a8 8 0 0 0 0 16zM15 14.5a8 8 0 0 1 0 16z', fill: strong } },
  { type: 'path', props: { d: 'M17 1.5h6.5a4 4 0 0 1 0 8H17zM15 30.5H8.5a4 4 0 0 1 0-8H15z', fill: pale } },
]
const mark = (size: number, strong = colours.strong, pale = colours.pale): Node => ({
  type: 'svg',
  props: { width: size, height: size, viewBox: '0 0 32 32', children: markPaths(strong, pale) },
})

const wordmark = (size: number): Node =>
  box(
    { alignItems: 'center' },
    mark(size),
    box(
      {
        marginLeft: size * 0.32,
        fontSize: size * 0.72,
        fontWeight: 700,
        letterSpacing: '-0.035em',
        color: colours.text,
      },
      'Samspel',
    ),
  )

/** Limits text to this many lines, followed by …; overlong words are broken. */
const lines = (text: string, most: number, style: Record<string, unknown>): Node => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: most, overflow: 'hidden', wordBreak: 'break-word', ...style },
    children: text,
  },
})

const page = (...children: (Node | false)[]): Node =>
  box(
    { width, height, background: colours.surface, color: colours.text, fontFamily, position: 'relative' },
    ...children,
  )

/** Long names are shrunk before they are cut. */
const titleSize = (title: string): number => (title.length > 34 ? 50 : title.length > 22 ? 58 : 66)

/** A record's picture without photographs, which are composited afterwards. */
export const cardLayout = (card: Card, hasLogo: boolean, hasPicture: boolean): Node => {
  const [title, line, brand, value] = [card.title, card.line, card.brand, card.value].map(drawable) as [
    string,
    string,
    string,
    string,
  ]
  const heading = title || brand || 'Samspel'
  return page(
    box({ position: 'absolute', left: 64, top: 56 }, wordmark(40)),
    brand !== '' &&
      box(
        {
          position: 'absolute',
          left: hasLogo ? logoBox.left + logoBox.size + 16 : logoBox.left,
          top: logoBox.top,
          width: hasLogo ? 460 : 532,
          height: logoBox.size,
          alignItems: 'center',
        },
        lines(brand, 1, { fontSize: 30, fontWeight: 600, color: colours.text2, lineHeight: 1.3 }),
      ),
    box(
      {
        position: 'absolute',
        left: 64,
        top: brand === '' && !hasLogo ? 196 : 240,
        width: 560,
        flexDirection: 'column',
      },
      lines(heading, 2, { fontSize: titleSize(heading), fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.025em' }),
      line !== '' &&
        line !== heading &&
        lines(line, 2, { marginTop: 20, fontSize: 30, lineHeight: 1.35, color: colours.text2 }),
    ),
    value !== '' &&
      box(
        {
          position: 'absolute',
          left: 64,
          bottom: 56,
          height: 64,
          padding: '0 28px',
          borderRadius: 32,
          alignItems: 'center',
          background: colours.tint,
          color: colours.onTint,
          fontSize: 30,
          fontWeight: 600,
        },
        value,
      ),
    box(
      {
        position: 'absolute',
        left: pictureBox.left,
        top: 0,
        width: pictureBox.width,
        height,
        background: colours.tint,
        alignItems: 'center',
        justifyContent: 'center',
      },
      !hasPicture && mark(280),
    ),
  )
}

export const defaultLayout = (): Node =>
  page(
    box(
      { position: 'absolute', left: 64, top: 0, width: 560, height, flexDirection: 'column', justifyContent: 'center' },
      box({ fontSize: 84, fontWeight: 700, letterSpacing: '-0.035em', lineHeight: 1.1 }, 'Samspel'),
      lines('Varumärken, butiker och kreatörer i samspel', 2, {
        marginTop: 20,
        fontSize: 36,
        lineHeight: 1.35,
        color: colours.text2,
      }),
    ),
    box(
      {
        position: 'absolute',
        left: pictureBox.left,
        top: 0,
        width: pictureBox.width,
        height,
        background: colours.tint,
        alignItems: 'center',
        justifyContent: 'center',
      },
      mark(320),
    ),
  )
