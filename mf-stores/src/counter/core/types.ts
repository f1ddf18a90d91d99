/** How a pass stands at this store's counter. */
export type ScanOutcome = 'ready' | 'used' | 'other_store' | 'lapsed' | 'withdrawn' | 'not_yet' | 'unknown'

/** One who is expected, or was here: a store participation as the counter sees it. The code itself is not among it. */
export interface CounterPickup {
  id: string
  state: string
  creator: { id: string; name: string; handle: string | null; imageUrl: string | null }
  product: { name: string; imageUrl: string | null } | null
  campaignName: string
  /** SHA-256 of the day's salt and the code, hexadecimal; null where there is no code. */
  codeHash: string | null
  comingAt: string | null
  expiresAt: string | null
  pickedUpAt: string | null
  pickedUpBy: string | null
}

/** The list of one day at one store. */
export interface CounterDay {
  store: { id: string; name: string; brandName: string; imageUrl: string | null; handoverNote: string | null }
  /** Calendar day in the store's zone, YYYY-MM-DD. */
  day: string
  codeSalt: string
  pickups: CounterPickup[]
}

/** What is known of a code that was read. */
export interface Verdict {
  outcome: ScanOutcome
  pickup?: CounterPickup | undefined
  /** When it was used, lapsed or withdrawn. */
  at?: string | undefined
  /** Name of the store that it is for, or where it was used. */
  where?: string | undefined
  /** Who handed it out. */
  by?: string | undefined
}
