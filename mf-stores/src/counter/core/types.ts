import type { PassVerdict } from '@samspel/api'

export type { CounterDay, CounterPickup, PassVerdict } from '@samspel/api'
/** How a pass stands at a counter. */
export type PassOutcome = PassVerdict['outcome']
