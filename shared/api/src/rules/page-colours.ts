import type { PageTheme } from '../contract/types'

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const [ink, paper] = ['#19191d', '#fffffe'] as const
/** Of the two text colours of Samspel the one that is easier to read on a ground. */
const textOn = (ground: string): string => (contrastOf(ground, ink) >= contrastOf(ground, paper) ? ink : paper)

/** What a page's own colours make of it: text on the ground, and text on what is accented. */
export const pageColours = ({ background, accent }: PageTheme) => ({
  background,
  accent,
  text: textOn(background),
  onAccent: textOn(accent),
})

/** Contrast that text needs, and what is no text (WCAG 2.2 AA). */
export const contrastBounds = { text: 4.5, shape: 3 } as const

/** True where the accent stands out from the ground and both can carry text; the same test on both sides. */
export const isReadable = (theme: PageTheme): boolean => {
  const { background, accent, text, onAccent } = pageColours(theme)
  return (
    contrastOf(background, text) >= contrastBounds.text &&
    contrastOf(accent, onAccent) >= contrastBounds.text &&
    contrastOf(background, accent) >= contrastBounds.shape
  )
}
