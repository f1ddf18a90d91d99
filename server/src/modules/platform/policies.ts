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

export type Verdict = 'good' | 'few' | 'deviating' | 'unknown'

/**
 * What figures say of a part or a version; the same for the status page, `samspel health` and alarms. `few`: more fail than the bound allows,
 * of too few to judge by.
 */
export const verdictOf = (
  figures: Figures,
  bounds: Omit<Bounds, 'canaryVisitorsPerAddress'>,
  other?: Figures,
): Verdict => {
  if (figures.loads === 0) return 'unknown'
  if (failsTooOften(figures, bounds, other)) return 'deviating'
  return figures.loads < bounds.canaryMinVisitors && rateOf(figures) > bounds.canaryMaxFailureRate ? 'few' : 'good'
}

/** The first that applies says it all: one bad version makes its part bad. */
const order: readonly Verdict[] = ['deviating', 'few', 'good', 'unknown']

/** The worst of several verdicts. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  order.find((verdict) => verdicts.includes(verdict)) ?? 'unknown'
