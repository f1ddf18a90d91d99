import type { PassVerdict } from '@samspel/api'

export type { CounterDay, CounterPickup, PassVerdict } from '@samspel/api'
/** The result of checking a pass at a counter. */
export type PassOutcome = PassVerdict['outcome']
