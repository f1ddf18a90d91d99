import { useSyncExternalStore } from 'react'
import type { City, Country } from '@samspel/api'
import { storage } from '@samspel/store'
import { parseKept, writeKept } from './kept-filter'
import { toCountry } from './offers'

/** A town that distances are counted from. */
export interface Town {
  name: string
  countryCode: Country
  latitude: number
  longitude: number
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

const toTown = (kept: unknown): Town | undefined => {
  if (!isRecord(kept)) return undefined
  const { name, latitude, longitude } = kept
  const countryCode = toCountry(String(kept.countryCode))
  return typeof name === 'string' && name && countryCode && isDegrees(latitude, 90) && isDegrees(longitude, 180)
    ? { name, countryCode, latitude, longitude }
    : undefined
}

// The same text must give the same object, or React would render for ever.
let seen: { text: string | undefined; town: Town | undefined } = { text: undefined, town: undefined }
const read = (): Town | undefined => {
  const text = storage.get('marketplace-filter')
  if (text !== seen.text) seen = { text, town: toTown(parseKept(text).town) }
  return seen.town
}
const none = () => undefined

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Chooses a town, or none; remembered for the next visit with the other filters (E-42). */
export const chooseTown = (city: Pick<City, 'name' | 'countryCode' | 'latitude' | 'longitude'> | undefined): void => {
  const { name, countryCode, latitude, longitude } = city ?? {}
  writeKept({ town: name ? { name, countryCode, latitude, longitude } : undefined })
  for (const listener of listeners) listener()
}

/** The town that the visitor has chosen. */
export const useChosenTown = (): Town | undefined => useSyncExternalStore(subscribe, read, none)
