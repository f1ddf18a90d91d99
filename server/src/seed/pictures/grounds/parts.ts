/** Colours of a place: far, near, one that stands out, and the darkest. */
export interface Colours {
  wall: string
  floor: string
  accent: string
  deep: string
}
/** A place in a 200 × 200 field; everything reaches far outside it, so that any crop is filled. Things stand at 157. */
export type Ground = (colours: Colours) => string

export const field = (colour: string): string => `<path d="M-400-300h1000v800H-400z" fill="${colour}"/>`
export const from = (y: number, colour: string): string => `<path d="M-400 ${y}h1000v500H-400z" fill="${colour}"/>`
export const veil = (content: string, opacity: number): string => `<g opacity="${opacity}">${content}</g>`
const leaf = (x: number, y: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="11" ry="4.6" transform="rotate(${turn} ${x} ${y})"/>`
/** A twig that hangs in from the upper right. */
export const twig = (colour: string): string =>
  `<g transform="translate(176 12) rotate(28)" fill="${colour}"><path d="M-1 0h2v84h-2z"/>${leaf(-10, 18, 32)}${leaf(10, 30, -32)}${leaf(-10, 46, 32)}${leaf(10, 60, -32)}${leaf(0, 86, 88)}</g>`
/** Points that look strewn and are always the same. */
export const strewn = (count: number, draw: (x: number, y: number, at: number) => string): string =>
  Array.from({ length: count }, (_, at) =>
    draw(-70 + ((at * 0.754877 * 340) % 340), ((at * 0.56984 * 100) % 100) * 2, at),
  ).join('')
/** Hills as one smooth line. */
export const hills = (y: number, height: number, offset: number, colour: string): string => {
  const path = Array.from({ length: 8 }, (_, at) => `q70 ${at % 2 ? height : -height} 140 0`).join('')
  return `<path d="M${-420 + offset} ${y}${path}v500H${-420 + offset}z" fill="${colour}"/>`
}
