import type { PlatformConfig } from '../../config'
import type { Figures } from './figures'

export type Bounds = Pick<PlatformConfig, 'canaryMinLoads' | 'canaryMaxFailureRate'>

/** Failing share of the attempts; 0 when there were none. */
export const rateOf = ({ loads, failures }: Figures): number => (loads === 0 ? 0 : failures / loads)

/**
 * Does it fail too often? Judged from a number of attempts on. With another version to compare: only if it fails more than twice as often
 * as that one, for what ails both is not the new one's doing.
 */
export const failsTooOften = (
  figures: Figures,
  { canaryMinLoads, canaryMaxFailureRate }: Bounds,
  other: Figures = { loads: 0, failures: 0 },
): boolean =>
  figures.loads > 0 &&
  figures.loads >= canaryMinLoads &&
  rateOf(figures) > canaryMaxFailureRate &&
  rateOf(figures) > 2 * rateOf(other)
