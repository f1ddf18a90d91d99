/** Grounds in a 200 × 200 field; everything reaches far outside it, so that any crop is filled. */
export type Ground = (wall: string, floor: string) => string

const field = 'M-400-300h1000v800H-400z'
const wallOf = (colour: string) => `<path d="${field}" fill="${colour}"/>`
const leaf = (x: number, y: number, turn: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="12" ry="5" transform="rotate(${turn} ${x} ${y})"/>`
const twig = `<g transform="translate(150 20) rotate(24)" fill="#2f6b4c"><path d="M-1 0h2v90h-2z"/>${leaf(-12, 20, 30)}${leaf(12, 34, -30)}${leaf(-12, 50, 30)}${leaf(12, 66, -30)}</g>`
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const tileLines = [
  ...[-80, -40, 0, 40, 80, 120].map((y) => `M-400 ${y}h1000`),
  ...Array.from({ length: 13 }, (_, at) => `M${-210 + at * 50}-200v340`),
].join('')

export const grounds = {
  table: (wall, floor) => `${wallOf(wall)}<path d="M-400 132h1000v400H-400z" fill="${floor}"/>`,
  arch: (wall, floor) => `${wallOf(wall)}<path d="M22 500V94a78 78 0 0 1 156 0v406z" fill="${floor}"/>${twig}`,
  disc: (wall, floor) => `${wallOf(wall)}<circle cx="100" cy="100" r="86" fill="${floor}"/>${twig}`,
  tiles: (wall, floor) =>
    `${wallOf(wall)}<path d="${tileLines}" stroke="${floor}" stroke-width="2" opacity=".7"/><path d="M-400 140h1000v400H-400z" fill="${floor}"/>`,
  rays: (wall, floor) =>
    `${wallOf(wall)}<path d="M-400 140h1000v400H-400z" fill="${floor}"/><path d="M-60-100h56l90 300H30zM24-100h50l90 300h-50zM150-100h50l90 300h-50z" fill="#fff" opacity=".2"/>`,
  night: (wall, floor) =>
    `${wallOf(wall)}<g fill="#fff" opacity=".7">${[
      [30, 30, 1.5],
      [70, 18, 1],
      [160, 26, 1.5],
      [182, 66, 1],
      [18, 80, 1],
      [-40, 40, 1.5],
      [240, 36, 1.5],
      [225, 78, 1],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!))
      .join(
        '',
      )}</g><path d="M-400 150l180-40 120 30 100 10 40-30 30 18 40-34 50 40 60-26 80 30 300-20v400H-400z" fill="${floor}"/><circle cx="100" cy="104" r="74" fill="#ffcf6e" opacity=".16"/><circle cx="100" cy="104" r="50" fill="#ffcf6e" opacity=".2"/>`,
  hill: (wall, floor) =>
    `${wallOf(wall)}<circle cx="160" cy="46" r="24" fill="#fff" opacity=".55"/><path d="M-400 160c120-50 260-70 400-34s220 6 320-14 200 0 280 20v400H-400z" fill="${floor}"/><path d="M-400 176c200-30 320-20 480-10s300-16 520-6v400H-400z" fill="#000" opacity=".07"/>`,
  window: (wall, floor) =>
    `${wallOf(wall)}<path d="M-14-60h92v150h-92zM122-60h92v150h-92z" fill="#fff" opacity=".34"/><path d="M32-60v150M168-60v150M-14 14h92M122 14h92" stroke="${wall}" stroke-width="5"/><path d="M-400 140h1000v400H-400z" fill="${floor}"/>`,
} as const satisfies Record<string, Ground>
export type GroundName = keyof typeof grounds

/** The soft light from the upper left that lies over every picture. */
export const light =
  '<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient></defs><path d="M-400-300h1000v800H-400z" fill="url(#l)"/>'
