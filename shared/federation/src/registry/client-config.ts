import type { OverrideState } from './types'

/** Addresses that the edge writes into the page. */
export interface ClientConfig {
  overrides?: OverrideState
  /** Base of the calls with a token. */
  apiUrl: string
  /** Base of the calls without one. */
  publicUrl: string
  environment: string
  /** C-18: the script that counts sign-ups of companies, and the one host on which it is loaded. */
  tracking?: { url: string; host: string }
  /** S-30: tiles of the store map (with `{z}`, `{x}` and `{y}`) or a file with them (PMTiles), and whom they are from; its own outline without. */
  map?: { tileUrl: string; attribution: string } | { file: string; attribution: string }
  /** The address that questions are mailed to; without one the help page names none. */
  contact?: string
  /** S-02: the platform's notice as the API words it, so that it stands with the first paint; null where there is none, absent where that is not known. */
  infoBanner?: Record<string, unknown> | null
  /** Patience of the loader in ms, where it is not the usual one. */
  patience?: { entry?: number; app?: number; hung?: number; delays?: readonly number[] }
}
