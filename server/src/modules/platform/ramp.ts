import type { AppContext } from '../../http/call'
import type { Trial, TrialRow } from './figures'
import type { Beside, Bounds, FactBeside, VitalBeside, VitalName } from './policies'
import { isFalling, isRare, isSlower } from './policies'
import type { RegistryRamp, RegistryService } from './registry-service'

/** When the next step of a ramp is due (ISO); null at the last one. */
export const dueOf = ({ steps, at, since, everyMinutes }: RegistryRamp): string | null =>
  at + 1 < steps.length ? new Date(Date.parse(since) + everyMinutes * 60_000).toISOString() : null

const vitalsOf = (row: TrialRow): VitalBeside[] =>
  (['LCP', 'INP', 'CLS'] as const satisfies VitalName[]).flatMap((metric) => {
    const key = metric.toLowerCase() as Lowercase<VitalName>
    const [p75, liveP75] = [row[`${key}_p75`], row[`live_${key}_p75`]]
    return p75 === null || liveP75 === null
      ? []
      : [{ metric, p75, liveP75, visitors: row[`${key}_visitors`], liveVisitors: row[`live_${key}_visitors`] }]
  })

/** What a ramp is judged by besides failures; undefined where no ramp runs. */
export const besideOf = ({ ramp }: Trial, row: TrialRow, isFirst: boolean): Beside | undefined => {
  if (!ramp) return undefined
  if (isFirst) return { vitals: [] }
  const fact: FactBeside | undefined = ramp.fact
    ? {
        name: ramp.fact,
        count: row.facts,
        loads: row.told_loads,
        liveCount: row.live_facts,
        liveLoads: row.live_told_loads,
      }
    : undefined
  return { vitals: vitalsOf(row), fact }
}

const shown = (metric: VitalName, value: number) => (metric === 'CLS' ? value.toFixed(2) : `${Math.round(value)} ms`)
const each = (count: number, loads: number) => `${count} in ${loads} loads`

/** What is bad beside the live release, in words for the history. */
export const worseInWords = ({ vitals, fact }: Beside, bounds: Bounds): string[] => [
  ...vitals
    .filter((vital) => isSlower(vital, bounds))
    .map(({ metric, p75, liveP75 }) => `${metric} p75 ${shown(metric, p75)}, live beside it ${shown(metric, liveP75)}`),
  ...(fact && isFalling(fact)
    ? [`${fact.name} ${each(fact.count, fact.loads)}, live beside it ${each(fact.liveCount, fact.liveLoads)}`]
    : []),
]

/** Why there is too little to judge by. Without counts, so that it is said once and not with each visitor. */
export const fewInWords = (visitors: number, { fact }: Beside, { canaryMinVisitors }: Bounds): string =>
  [
    ...(visitors < canaryMinVisitors ? [`fewer than ${canaryMinVisitors} visitors have had it`] : []),
    ...(fact && isRare(fact) ? [`too few of ${fact.name} beside the live release to compare`] : []),
  ].join('; ') || 'nothing was heard of it'

const refusals = { locked: 'the part is locked', does_not_fit: 'the gate refuses it: it no longer fits what is live' }

/**
 * Takes the step of a ramp that is due when what was heard is good, and says why it waits when that is too little. The registry has the state:
 * of two instances that judge the same step it lets one take it, and each reason to wait is written once.
 */
export const goOn = async (
  { now, log }: Pick<AppContext, 'now' | 'log'>,
  service: RegistryService,
  { remote, version, ramp }: Trial,
  { by, few }: { by: string; few: string | undefined },
): Promise<void> => {
  const due = ramp && dueOf(ramp)
  if (!ramp || due === null || due === undefined || now().toISOString() < due) return
  const judged = { by, version, at: ramp.at }
  const wait = async (reason: string) => {
    if (ramp.waits !== reason) await service.ramp(remote, { ...judged, reason, waits: true })
  }
  if (few !== undefined) return wait(few)
  const refused = await service.ramp(remote, { ...judged, reason: 'its figures are good', waits: false })
  if (refused === undefined) log.info({ remote, version, step: ramp.at + 1 }, 'a ramp took its next step')
  else if (refused !== 'changed') await wait(refusals[refused])
}
