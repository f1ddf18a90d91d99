interface At {
  key: string
  x: number
  y: number
}

const ways: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** What an arrow key leads to: the nearest in that direction; what lies aside counts double. Undefined for other keys and at the end. */
export function neighbourOf(all: readonly At[], from: At, arrow: string): string | undefined {
  const way = ways[arrow]
  if (!way) return undefined
  let [found, least]: [string | undefined, number] = [undefined, Infinity]
  for (const { key, x, y } of all) {
    const [dx, dy] = [x - from.x, y - from.y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = ahead + 2 * aside
    if (key !== from.key && ahead > 0 && ahead >= aside / 2 && cost < least) [found, least] = [key, cost]
  }
  return found
}
