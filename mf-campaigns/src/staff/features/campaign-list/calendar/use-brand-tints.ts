import { useRef } from 'react'

/** Distinguishable hues in degrees; the first three come from the design. */
const hues = [62, 205, 280, 140, 350, 100, 240, 20] as const

/** Assigns each brand a hue for as long as the calendar is open, so that colours do not change between months. */
export function useBrandTints(brandIds: readonly string[]): (brandId: string) => number {
  const given = useRef(new Map<string, number>()).current
  for (const id of [...new Set(brandIds)].sort()) if (!given.has(id)) given.set(id, hues[given.size % hues.length]!)
  return (brandId) => given.get(brandId) ?? hues[0]
}
