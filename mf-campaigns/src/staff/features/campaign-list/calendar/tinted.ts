import type { CSSProperties } from 'react'

/** Style that passes a brand's hue to `Calendar.module.css`. */
export const tinted = (hue: number): CSSProperties => ({ '--hue': hue }) as CSSProperties
