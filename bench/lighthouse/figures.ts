/** The parts of a Lighthouse report that are used here. */
export interface Report {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { numericValue?: number; score?: number | null; details?: { items?: readonly { url?: string }[] } } | undefined
  >
  runtimeError?: { code: string; message: string }
}

/** One run of one page: score out of 100, times in ms, layout shift without a unit. */
export interface Figures {
  score: number
  firstPaint: number
  largestPaint: number
  speedIndex: number
  blocking: number
  shift: number
}

const audits = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

/** Whether the page loaded its remote's entry: the painted view alone is fast, but works only in part. */
const hasStarted = (audits: Report['audits']): boolean =>
  audits['network-requests']?.details?.items?.some(({ url = '' }) =>
    /\/remotes\/[^?]*remoteEntry[^/?]*\.js/.test(url),
  ) ?? false

/** Extracts the figures of a run. Throws if the run has none, because a page that failed to load must not count as a fast one. */
export function figuresOf({ categories, audits: found, runtimeError }: Report): Figures {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  if (!hasStarted(found)) throw new Error('the page did not load its remote: only its painted view was measured')
  const score = categories['performance']?.score
  if (typeof score !== 'number') throw new Error('the run has no score')
  const values = Object.entries(audits).map(([name, id]): [string, number] => {
    const value = found[id]?.numericValue
    if (typeof value !== 'number') throw new Error(`the run has no ${id}`)
    return [name, value]
  })
  return { score: Math.round(score * 100), ...(Object.fromEntries(values) as Omit<Figures, 'score'>) }
}

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[at]! : (sorted[at - 1]! + sorted[at]!) / 2
}

/** Takes the median of each figure separately. */
export function medianOf(runs: readonly Figures[]): Figures {
  if (runs.length === 0) throw new Error('there are no runs')
  const of = (key: keyof Figures) => middle(runs.map((run) => run[key]))
  return {
    score: Math.round(of('score')),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    speedIndex: of('speedIndex'),
    blocking: of('blocking'),
    shift: of('shift'),
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** One row of the table, cells in column order. */
export const rowOf = (page: string, median: Figures, runs: readonly Figures[]): string[] => [
  page,
  String(median.score),
  runs.map(({ score }) => score).join(' '),
  seconds(median.firstPaint),
  seconds(median.largestPaint),
  seconds(median.speedIndex),
  `${Math.round(median.blocking)} ms`,
  median.shift.toFixed(3),
]

export const heads = ['page', 'score', 'runs', 'first paint', 'largest paint', 'speed index', 'blocking', 'shift']

/** Formats the rows as a text table. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows]
  const widths = heads.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
