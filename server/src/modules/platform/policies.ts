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

export type VitalName = 'LCP' | 'INP' | 'CLS'

/** One web vital beside that of the live release: how many visitors told it, and their 75th percentile (ms; CLS without a unit). */
export interface VitalBeside {
  metric: VitalName
  visitors: number
  p75: number
  liveVisitors: number
  liveP75: number
}

/** How often a fact of the bus came with so many loads, beside the live release. */
export interface FactBeside {
  name: string
  count: number
  loads: number
  liveCount: number
  liveLoads: number
}

/** What a ramp is judged by besides failures. Nothing of it where nothing is live beside it. */
export interface Beside {
  vitals: readonly VitalBeside[]
  fact?: FactBeside | undefined
}

/** How much slower a release may be: by a quarter, and by what one would notice. */
const slack: Record<VitalName, number> = { LCP: 200, INP: 50, CLS: 0.05 }
const SLOWER = 1.25
/** A fact may come a fifth less often, and by as much less as chance allows (two standard deviations of what was to be expected). */
const FALLS = 0.8
/** From how many facts to expect on a count is judged. */
const EXPECTED = 10

/** Whether a vital is worse than that of the live release. Unjudged while too few told it on either side. */
export const isSlower = (
  { metric, visitors, p75, liveVisitors, liveP75 }: VitalBeside,
  { canaryMinVisitors }: Pick<Bounds, 'canaryMinVisitors'>,
): boolean =>
  Math.min(visitors, liveVisitors) >= canaryMinVisitors && p75 > SLOWER * liveP75 && p75 - liveP75 > slack[metric]

/** How many facts the live release would have had with as many loads. */
const expectedOf = ({ loads, liveCount, liveLoads }: FactBeside): number =>
  liveLoads === 0 ? 0 : (loads * liveCount) / liveLoads

/** Whether too few of a fact can be expected to judge by. */
export const isRare = (fact: FactBeside): boolean => expectedOf(fact) < EXPECTED

/** Whether a fact comes less often than with the live release. */
export const isFalling = (fact: FactBeside): boolean => {
  const expected = expectedOf(fact)
  return !isRare(fact) && fact.count < FALLS * expected && fact.count < expected - 2 * Math.sqrt(expected)
}

/**
 * What figures say of a part or a version; the same for the status page, `samspel health` and alarms. `few`: more fail than the bound allows,
 * of too few to judge by. A ramp's next step is judged by what stands beside it too; then `few` is all that is too little to go on.
 */
export const verdictOf = (
  figures: Figures,
  bounds: Omit<Bounds, 'canaryVisitorsPerAddress'>,
  other?: Figures,
  beside?: Beside,
): Verdict => {
  if (figures.loads === 0) return beside ? 'few' : 'unknown'
  if (failsTooOften(figures, bounds, other)) return 'deviating'
  if (beside) {
    const { vitals, fact } = beside
    if (vitals.some((vital) => isSlower(vital, bounds)) || (fact && isFalling(fact))) return 'deviating'
    return figures.loads < bounds.canaryMinVisitors || (fact && isRare(fact)) ? 'few' : 'good'
  }
  return figures.loads < bounds.canaryMinVisitors && rateOf(figures) > bounds.canaryMaxFailureRate ? 'few' : 'good'
}

/** The first that applies says it all: one bad version makes its part bad. */
const order: readonly Verdict[] = ['deviating', 'few', 'good', 'unknown']

/** The worst of several verdicts. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  order.find((verdict) => verdicts.includes(verdict)) ?? 'unknown'
