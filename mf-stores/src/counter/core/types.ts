export type { CounterDay, CounterPickup, PassOutcome, PassVerdict } from '@samspel/api'
