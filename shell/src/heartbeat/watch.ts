import type { TelemetryReport } from '@samspel/api'

/** What the page shows, or is about to show. */
export type Place = Pick<TelemetryReport, 'remote' | 'version' | 'channel' | 'path'> & { phase: 'mount' | 'render' }

/** What the page tells its worker: what it shows, and with each beat whether it is hidden or about to be blocked by a browser dialog. */
export type Word = { place: Place } | { away: boolean }

/** Interval between beats, and between checks, ms. */
export const BEAT_MS = 1_000
/** Checks in a row without a beat. Counted rather than timed, since a sleeping machine does not check either. */
const PATIENCE = 5

/** Detects that a page has stopped responding, and reports each freeze once. */
export function createWatch(report: (report: TelemetryReport) => void): { hear(word: Word): void; look(): void } {
  let place: Place | undefined
  let away = false
  let missed = 0
  return {
    hear(word) {
      // A message sent at the moment of the freeze is no sign of life.
      if ('place' in word) place = word.place
      else {
        away = word.away
        missed = 0
      }
    },
    look() {
      if (away || !place) return
      missed += 1
      if (missed !== PATIENCE + 1) return
      report({
        kind: 'failure',
        ...place,
        code: 'FROZEN',
        message: `The page has not answered for ${(PATIENCE * BEAT_MS) / 1_000} s`,
      })
    },
  }
}
