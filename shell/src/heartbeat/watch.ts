import type { TelemetryReport } from '@samspel/api'

/** What stands in the page, or is about to. */
export type Place = Pick<TelemetryReport, 'remote' | 'version' | 'channel' | 'path'> & { phase: 'mount' | 'render' }

/** What the page tells its worker: what stands in it, and with every beat whether it is hidden or about to be held up by a dialog of the browser's. */
export type Word = { place: Place } | { away: boolean }

/** Ms between two beats, and between two looks. */
export const BEAT_MS = 1_000
/** Looks without a beat between them; counted, since a machine that slept has not looked either. */
const PATIENCE = 5

/** Notices that a page has stopped answering, and reports each freeze once. */
export function createWatch(report: (report: TelemetryReport) => void): { hear(word: Word): void; look(): void } {
  let place: Place | undefined
  let away = false
  let missed = 0
  return {
    hear(word) {
      // What is told at the moment of the freeze is no sign of life.
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
