export type { DayRow } from './day'
export {
  answersTo,
  expectedRows,
  handedOut,
  laterRows,
  laterThisWeek,
  nextExpected,
  weekRows,
  whatOf,
  withHandOut,
  withoutHandOut,
} from './day'
export type { HandOutQueue, QueuedHandOut, Refusal, Sent } from './queue'
export { createHandOutQueue, refused, waiting } from './queue'
export { recognise } from './recognise'
export type { By, Scan, ScanEvent } from './scan'
export { idle, scanReducer } from './scan'
export type { CounterDay, CounterPickup, PassOutcome, PassVerdict } from './types'
