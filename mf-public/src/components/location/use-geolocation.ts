import { useSyncExternalStore } from 'react'

/** The visitor's position in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Why the visitor's position is unknown. */
export type GeolocationProblem = 'denied' | 'not-supported' | 'timeout' | 'unavailable' | 'unknown'

export interface GeolocationState {
  status: 'idle' | 'asking' | 'known' | 'failed'
  /** Present when `known`. */
  position?: Position
  /** Present when `failed`. */
  problem?: GeolocationProblem
}

const idle: GeolocationState = { status: 'idle' }
/** A phone indoors needs several seconds. A position up to five minutes old is good enough for walking to a store. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }
const problems: Partial<Record<number, GeolocationProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

// Kept outside of components, so that all parts of a page share one position, which is gone when the tab closes.
let state = idle
let round = 0
const listeners = new Set<() => void>()
const change = (next: GeolocationState) => {
  state = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Requests the position; the browser may ask for permission. Call it only when the visitor asked for it. */
const ask = () => {
  if (state.status === 'asking') return
  const mine = ++round
  /** Ignores answers to a request that was given up. */
  const settle = (next: GeolocationState) => mine === round && change(next)
  const service = (globalThis.navigator as Partial<Navigator> | undefined)?.geolocation
  if (!service) return void settle({ status: 'failed', problem: 'not-supported' })
  change({ status: 'asking' })
  try {
    service.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ status: 'known', position: { latitude, longitude } }),
      (error) => settle({ status: 'failed', problem: problems[error.code] ?? 'unknown' }),
      options,
    )
  } catch {
    settle({ status: 'failed', problem: 'unknown' })
  }
}

const forget = () => {
  round += 1
  change(idle)
}

/**
 * The visitor's position, shared by all components and kept only in this tab's memory (S-29, X-24). Call `ask` only from a button press.
 */
export const useGeolocation = (): GeolocationState & { ask: () => void; forget: () => void } => ({
  ...useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  ),
  ask,
  forget,
})

/** Formats a position as the lists' `near` parameter, to about ten metres: enough for a walk, and no more precise than needed. */
export const toNear = ({ latitude, longitude }: Position): string =>
  `${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`
