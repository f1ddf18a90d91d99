import type { PlatformConfig } from '../../config'
import type { Figures } from './figures'

export type Bounds = Pick<PlatformConfig, 'canaryMinVisitors' | 'canaryMaxFailureRate' | 'canaryVisitorsPerAddress'>

/** Share of failed attempts; 0 when there were none. */
export const rateOf = ({ loads, failures }: Figures): number => (loads === 0 ? 0 : failures / loads)

/**
 * Whether a version fails too often, judged only from a minimum number of loads or visitors. When there is a version to compare with, it must also
 * fail more than twice as often as that one, since a problem they share is not the new version's fault.
 */
export const failsTooOften = (
  figures: Figures,
  { canaryMinVisitors, canaryMaxFailureRate }: Omit<Bounds, 'canaryVisitorsPerAddress'>,
  other: Figures = { loads: 0, failures: 0 },
): boolean =>
  figures.loads > 0 &&
  figures.loads >= canaryMinVisitors &&
  rateOf(figures) > canaryMaxFailureRate &&
  rateOf(figures) > 2 * rateOf(other)
