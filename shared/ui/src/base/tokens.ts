/** The ten steps of the primary colour, palest first (K-08). */
export const primarySteps = [
  '#f6f4ff',
  '#eae7ff',
  '#d8d3ff',
  '#bdb7ff',
  '#948dff',
  '#655dfc',
  '#4d3bef',
  '#3e2bc8',
  '#302197',
  '#201762',
] as const

/** Colours named by the specification (K-08); everything else is a CSS variable of `styles/tokens.css`. */
export const colors = { primary: '#4D3BEF', background: '#f7f7f7', white: '#fffffe' } as const

/** Widest window, in CSS pixels, that gets the phone layout (K-02, K-07). */
export const MOBILE_MAX = 683

/** Narrowest window, in CSS pixels, that gets the desktop layout (K-02, K-07). */
export const DESKTOP_MIN = 684
