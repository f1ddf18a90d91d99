import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { AppContext } from '../../http/call'
import { type Figures, listTrials, type Trial } from './figures'
import { type Beside, rateOf, verdictOf } from './policies'
import { besideOf, fewInWords, goOn, worseInWords } from './ramp'
import type { RegistryFacts, RegistryService } from './registry-service'
import { insertStop } from './stops'
import { NOTHING, trialsOf } from './trials'

/** The actor shown in the history. */
export const watchName = 'canary watch'

const percentOf = (figures: Figures) => `${(100 * rateOf(figures)).toFixed(2).replace(/\.?0+$/, '')} %`
const inWords = (figures: Figures) => `${figures.failures} of ${figures.loads} visitors failed (${percentOf(figures)})`

type WatchContext = Pick<AppContext, 'db' | 'log' | 'now'> & { config: Pick<AppContext['config'], 'platform'> }

const stop = async (
  { db, log, now }: WatchContext,
  service: RegistryService,
  { remote, version, since, liveVersion }: Trial,
  { trial, live, worse }: { trial: Figures; live: Figures; worse: readonly string[] },
): Promise<boolean> => {
  const isFirst = liveVersion === NOTHING
  const failures = isFirst
    ? `${inWords(trial)}; nothing of it is live`
    : `${inWords(trial)}; ${liveVersion}: ${inWords(live)}`
  const reason = [...worse, failures].join('; ')
  try {
    return await transact(db, async (trx) => {
      // Record first, then stop, then commit: another instance waits at the record and then finds it, and a stop that fails leaves no
      // record.
      const isOurs = await insertStop(trx, {
        remote,
        version,
        since,
        stoppedAt: now().toISOString(),
        ...trial,
        comparedWith: isFirst ? null : { version: liveVersion, ...live },
      })
      if (isOurs) await service.stop(remote, { by: watchName, version, reason, automatic: true })
      if (isOurs) log.warn({ remote, version, reason }, 'a canary was stopped')
      return isOurs
    })
  } catch (error) {
    // Somebody else stopped it first, or has promoted another version in the meantime.
    if (error instanceof AppError && (error.id === 'not_running' || error.id === 'not_found')) return false
    throw error
  }
}

/**
 * Stops every canary that fails too often: for a larger share of its visitors than the limit, and than twice the live version's share over
 * the same time. A ramp goes on when it is good, waits when there is too little to judge by, and is stopped when it is slower than the live
 * version too, or its fact falls.
 * @returns how many this instance has stopped
 */
export const watchCanaries = async (
  context: WatchContext,
  service: RegistryService,
  registry: RegistryFacts,
): Promise<number> => {
  const trials = trialsOf(registry)
  const rows = await listTrials(context.db, trials, context.config.platform.canaryVisitorsPerAddress)
  let stopped = 0
  for (const trial of trials) {
    const row = rows.get(trial.remote)
    if (!row) continue
    const own = { loads: row.loads, failures: row.failures }
    const live = { loads: row.live_loads, failures: row.live_failures }
    const { platform: bounds } = context.config
    const beside: Beside | undefined = besideOf(trial, row, trial.liveVersion === NOTHING)
    const verdict = verdictOf(own, bounds, live, beside)
    if (verdict === 'deviating') {
      const worse = beside ? worseInWords(beside, bounds) : []
      if (await stop(context, service, trial, { trial: own, live, worse })) stopped += 1
    } else if (beside) {
      const few = verdict === 'good' ? undefined : fewInWords(own.loads, beside, bounds)
      await goOn(context, service, trial, { by: watchName, few })
    }
  }
  return stopped
}
