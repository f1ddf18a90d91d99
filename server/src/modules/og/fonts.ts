import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export interface Font {
  name: string
  data: Buffer
  weight: 400 | 600 | 700
  style: 'normal'
}

const require = createRequire(import.meta.url)
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
const weights = [400, 600, 700] as const

/** Each subset is a family of its own; letters missing from one fall back to the next. */
const familyOf = (subset: (typeof subsets)[number]) => `Inter ${subset}`
export const fontFamily = subsets.map(familyOf).join(', ')

let known: Promise<Font[]> | undefined

/** The fonts for drawing; loaded once, with the first picture. */
export const fonts = (): Promise<Font[]> => {
  known ??= Promise.all(
    weights.flatMap((weight) =>
      subsets.map(async (subset): Promise<Font> => ({
        name: familyOf(subset),
        weight,
        style: 'normal',
        data: await readFile(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
      })),
    ),
  )
  known.catch(() => {
    known = undefined
  })
  return known
}
