import type { CSSProperties } from 'react'
import type { PageTheme } from '@samspel/api'
import { contrastBounds, contrastOf, pageColours } from '@samspel/api/page-colours'

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes `share` of one colour into another. */
export const mix = (one: string, other: string, share: number): string => {
  const others = channels(other)
  return `#${channels(one)
    .map((channel, at) => hex(channel * share + others[at]! * (1 - share)))
    .join('')}`
}

/** A muted text colour that is still readable on the background. */
const quiet = (text: string, ground: string): string =>
  [0.72, 0.82, 0.92]
    .map((share) => mix(text, ground, share))
    .find((colour) => contrastOf(colour, ground) >= contrastBounds.text) ?? text

/** Whether the background calls for Samspel's dark-mode colours for success and errors. */
export const isDark = ({ background }: PageTheme): boolean =>
  contrastOf(background, '#ffffff') > contrastOf(background, '#000000')

/** Replaces Samspel's colours with the page's own: background, text, lines and accents. */
export function themeStyle(theme: PageTheme): CSSProperties {
  const { background, accent, text, onAccent } = pageColours(theme)
  const tinted = mix(text, background, 0.07)
  const sunken = contrastOf(text, tinted) >= contrastBounds.text ? tinted : background
  const second = quiet(text, sunken)
  return {
    '--page': background,
    '--surface': background,
    '--raised': background,
    '--sunken': sunken,
    '--text': text,
    '--text2': second,
    '--text3': second,
    '--line': mix(text, background, 0.2),
    '--field': mix(text, background, 0.6),
    '--skel': mix(text, background, 0.1),
    '--primary': accent,
    '--primary-hover': accent,
    '--white': onAccent,
    '--primary-text': text,
    '--primary-soft': background,
    '--primary-soft2': background,
    '--on-soft': text,
    '--sh1': 'none',
  } as CSSProperties
}
