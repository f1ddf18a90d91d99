import { expect, test } from '@jest/globals'
import { type Beside, failsTooOften, rateOf, verdictOf, worstOf } from './policies'

const bounds = { canaryMinVisitors: 10, canaryMaxFailureRate: 0.1 }

test('a rate is the share of attempts that failed, and nothing where there was none', () => {
  expect([rateOf({ loads: 8, failures: 2 }), rateOf({ loads: 0, failures: 0 })]).toEqual([0.25, 0])
})

test('a version is judged from the least number of visitors on, above the allowed share', () => {
  expect([
    failsTooOften({ loads: 10, failures: 2 }, bounds),
    failsTooOften({ loads: 9, failures: 9 }, bounds),
    failsTooOften({ loads: 10, failures: 1 }, bounds),
    failsTooOften({ loads: 0, failures: 0 }, { canaryMinVisitors: 0, canaryMaxFailureRate: -1 }),
  ]).toEqual([true, false, false, false])
})

test('a version is not to blame for what fails half as often without it', () => {
  const figures = { loads: 100, failures: 40 }
  expect([
    failsTooOften(figures, bounds, { loads: 100, failures: 20 }),
    failsTooOften(figures, bounds, { loads: 100, failures: 19 }),
  ]).toEqual([false, true])
})

test('a verdict says when too few were heard to judge by, and when nothing was', () => {
  const verdicts = (
    [
      [62, 22],
      [2, 1],
      [2, 0],
      [0, 0],
      [62, 6],
    ] as const
  ).map(([loads, failures]) => verdictOf({ loads, failures }, bounds))
  expect(verdicts).toEqual(['deviating', 'few', 'good', 'unknown', 'good'])
  expect([
    worstOf(['good', 'unknown']),
    worstOf(['few', 'good']),
    worstOf(['good', 'few', 'deviating']),
    worstOf([]),
  ]).toEqual(['good', 'few', 'deviating', 'unknown'])
})

test('a ramp is judged by vitals and a fact beside the live release too, and not by too few of them', () => {
  const figures = { loads: 10, failures: 0 }
  const lcp = { metric: 'LCP' as const, visitors: 10, p75: 1_300, liveVisitors: 10, liveP75: 1_000 }
  const fact = { name: 'x:made', count: 79, loads: 100, liveCount: 100, liveLoads: 100 }
  const verdict = (beside: Beside, own = figures) => verdictOf(own, bounds, figures, beside)
  expect([
    verdict({ vitals: [lcp] }),
    verdict({ vitals: [{ ...lcp, p75: 1_240 }] }),
    verdict({ vitals: [{ ...lcp, p75: 130, liveP75: 100 }] }),
    verdict({ vitals: [{ ...lcp, liveVisitors: 9 }] }),
    verdict({ vitals: [] }, { loads: 9, failures: 0 }),
    verdict({ vitals: [] }, { loads: 0, failures: 0 }),
    verdict({ vitals: [], fact }),
    verdict({ vitals: [], fact: { ...fact, count: 81 } }),
    verdict({ vitals: [], fact: { ...fact, count: 0, liveCount: 9 } }),
    // Eight where ten were to be expected is chance.
    verdict({ vitals: [], fact: { ...fact, count: 7, liveCount: 10 } }),
  ]).toEqual(['deviating', 'good', 'good', 'good', 'few', 'few', 'deviating', 'good', 'few', 'good'])
})
