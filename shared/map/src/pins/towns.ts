import type { Town } from '../markers/labels'
import type { MapPin } from './pin'

/** The towns of the pins, each in the middle of its own. */
export function townsOf(pins: readonly MapPin[]): readonly Town[] {
  const towns = new Map<string, Town>()
  for (const { city, latitude, longitude } of pins) {
    const known = towns.get(city)
    const count = (known?.storesCount ?? 0) + 1
    const mean = (before: number | undefined, next: number) =>
      before === undefined ? next : before + (next - before) / count
    towns.set(city, {
      name: city,
      latitude: mean(known?.latitude, latitude),
      longitude: mean(known?.longitude, longitude),
      storesCount: count,
    })
  }
  return [...towns.values()]
}
