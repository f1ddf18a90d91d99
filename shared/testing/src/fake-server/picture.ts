import { createHash } from 'node:crypto'

/** A picture in place of an uploaded one: two half discs in colours of their own for each address. */
export function pictureFor(path: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(path).digest()
  const hue = Math.round((first / 255) * 360)
  const other = (hue + 40 + (second % 60)) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="hsl(${hue} 40% 88%)" d="M0 0h64v64H0z"/><path fill="hsl(${hue} 55% 55%)" d="M34 10a22 22 0 0 0 0 44z"/><path fill="hsl(${other} 55% 68%)" d="M30 54a22 22 0 0 0 0-44z"/></svg>`
}
