import { useSyncExternalStore } from 'react'

/** Where the visitor is, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Why it is not known where the visitor is. */
export type GeolocationProblem = 'denied' | 'not-supported' | 'timeout' | 'unavailable' | 'unknown'

/** What is known of the visitor's place. */
export interface GeolocationState {
  status: 'idle' | 'asking' | 'known' | 'failed'
  /** While `known`. */
  position?: Position
  /** While `failed`. */
  problem?: GeolocationProblem
}

const idle: GeolocationState = { status: 'idle' }
/** A phone indoors needs some seconds; a place of five minutes ago is as good for a walk to a store. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }
const problems: Partial<Record<number, GeolocationProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

// Beside the components: every part of a page shows the same place, and it is gone with the tab.
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

/** Asks the browser where the visitor is, and the visitor whether it may say so. Only ever called on the visitor's wish. */
const ask = () => {
  if (state.status === 'asking') return
  const mine = ++round
  /** Answers to what was given up meanwhile change nothing. */
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
 * The visitor's place, shared by all that show it; kept in this tab's memory and nowhere else (S-29, X-24). `ask` is for a press of a
 * button.
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

/** A place as lists take it (`near`): to some ten metres, which is as near as a walk needs and no nearer. */
export const toNear = ({ latitude, longitude }: Position): string =>
  `${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`
