import { useRef } from 'react'

/** Hues that stay apart beside one another, in degrees; the first three are those of the look. */
const hues = [62, 205, 280, 140, 350, 100, 240, 20] as const

/** A hue for each brand, kept while the calendar is open: a brand does not change its colour from month to month. */
export function useBrandTints(brandIds: readonly string[]): (brandId: string) => number {
  const given = useRef(new Map<string, number>()).current
  for (const id of [...new Set(brandIds)].sort()) if (!given.has(id)) given.set(id, hues[given.size % hues.length]!)
  return (brandId) => given.get(brandId) ?? hues[0]
}
