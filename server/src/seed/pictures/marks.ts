/** Signs of brands in a 32 × 32 field; the colour is the logo's own. */
export const signs = {
  b: '<path d="M9 7v18M9 12c4-5 12-4 12 1s-8 5-12 2c5-1 13 0 13 5s-9 6-13 2" stroke="currentColor" stroke-width="3" fill="none" stroke-linecap="round"/>',
  waves:
    '<path d="M5 13c4-4 7 4 11 0s7 4 11 0M5 20c4-4 7 4 11 0s7 4 11 0" stroke="currentColor" stroke-width="3" fill="none" stroke-linecap="round"/>',
  mountain:
    '<path d="M5 24l8-13 5 7 3-4 6 10z" fill="currentColor"/><circle cx="22" cy="9" r="3" fill="currentColor"/>',
  clouds: '<circle cx="12" cy="19" r="6" fill="currentColor"/><circle cx="20" cy="15" r="6" fill="currentColor"/>',
  ring: '<circle cx="16" cy="16" r="8" fill="none" stroke="currentColor" stroke-width="5"/>',
  leaf: '<path d="M8 24C6 12 14 6 25 7c1 11-5 19-17 17z" fill="currentColor"/><path d="M8 25L19 13" stroke="#000" stroke-opacity=".25" stroke-width="2"/>',
  sun: '<circle cx="16" cy="16" r="6" fill="currentColor"/><path d="M16 4v4M16 24v4M4 16h4M24 16h4M7.500 7.500l3 3M21.500 21.500l3 3M24.500 7.500l-3 3M10.500 21.500l-3 3" stroke="currentColor" stroke-width="2.500" stroke-linecap="round"/>',
  drop: '<path d="M16 5c6 7 8 10 8 14a8 8 0 0 1-16 0c0-4 2-7 8-14z" fill="currentColor"/>',
  halves: '<path d="M15 6a10 10 0 0 0 0 20zM18 6a10 10 0 0 1 0 20z" fill="currentColor"/>',
  star: '<path d="M16 5l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="currentColor"/>',
  house: '<path d="M6 16L16 7l10 9v9H19v-6h-6v6H6z" fill="currentColor"/>',
  dots: '<circle cx="10" cy="10" r="4" fill="currentColor"/><circle cx="22" cy="10" r="4" fill="currentColor"/><circle cx="10" cy="22" r="4" fill="currentColor"/><circle cx="22" cy="22" r="4" fill="currentColor"/>',
  moon: '<path d="M20 6a11 11 0 1 0 6 16A10 10 0 0 1 20 6z" fill="currentColor"/>',
  arches:
    '<path d="M6 25v-7a10 10 0 0 1 20 0v7M12 25v-7a4 4 0 0 1 8 0v7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
} as const
export type Sign = keyof typeof signs

const draw = (sign: Sign, ink: string) => signs[sign].replaceAll('currentColor', ink)

/** A sign centred on a point. */
export const drawSign = (sign: Sign, x: number, y: number, size: number, ink: string): string =>
  `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 32 32" stroke="none" class="s">${draw(sign, ink)}</svg>`

export const drawLogo = (sign: Sign, ground: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="${ground}"/>${draw(sign, ink)}</svg>`
