import { reconcileNight } from '../../modules/reconciliation'
import type { Moment } from './moment'
import type { Acting } from './people'

const nights = 14

/** The books of each night of two weeks, as they stood. */
export const nightMoments = ({ clock, db, config, log }: Acting): Moment[] =>
  Array.from({ length: nights }, (_, index) => {
    const at = clock.at(index - nights, 3, 10)
    return {
      at,
      run: () => reconcileNight({ db, config, log, now: () => new Date(at) } as Parameters<typeof reconcileNight>[0]),
    }
  })
