import type { CSSProperties } from 'react'

/** Style that passes a brand’s hue to the stylesheets of the calendar. */
export const tinted = (hue: number): CSSProperties => ({ '--hue': hue }) as CSSProperties
