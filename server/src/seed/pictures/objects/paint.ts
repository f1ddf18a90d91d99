/** Colours of a thing, and the sign of whoever made it. */
export interface Paint {
  /** Its body. */
  main: string
  /** Its label or light part. */
  pale: string
  /** The maker's sign, centred on a point. */
  sign: (x: number, y: number, size: number, colour: string) => string
}

/** A thing without its shadow, and the box that it fills: left, top, right, bottom. It stands on the box's lower edge. */
export interface Thing {
  box: readonly [number, number, number, number]
  draw: (paint: Paint) => string
}

export const ink = '#2b2b33'
/** Light along the left side of what is drawn. */
export const shine = (path: string, strength = 0.22): string =>
  `<path d="${path}" fill="#fff" opacity="${strength}" class="s"/>`
export const shade = (path: string, strength = 0.14): string =>
  `<path d="${path}" fill="#000" opacity="${strength}" class="s"/>`
export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`
export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
export const circle = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
export const plate = (x: number, y: number, width: number, height: number, r: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${colour}"/>`
