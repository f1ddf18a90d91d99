import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Db, transact } from '../../db/transact'
import { emptyTimes, loadTimeBounds } from './load-times'
import { partsOf, type RegistryFacts } from './registry-service'
import { hoursUntil } from './status'

/** Loads in a busy hour, and the median load time, ms. */
const usual: Record<string, { loads: number; ms: number }> = {
  shell: { loads: 3_400, ms: 320 },
  'mf-public': { loads: 2_000, ms: 170 },
  'mf-campaigns': { loads: 1_300, ms: 210 },
  'mf-auth': { loads: 700, ms: 130 },
  'mf-stores': { loads: 540, ms: 190 },
  'mf-messages': { loads: 440, ms: 150 },
  'mf-wallet': { loads: 320, ms: 140 },
}
/** Relative traffic by hour of the day in Stockholm, starting at midnight. */
const shape = [
  0.08, 0.06, 0.05, 0.04, 0.05, 0.12, 0.3, 0.52, 0.66, 0.7, 0.72, 0.76, 0.8, 0.76, 0.72, 0.74, 0.8, 0.88, 0.96, 1, 0.94,
  0.74, 0.46, 0.2,
]
const failingShare = 0.0006
const browsers = ['Chrome 142', 'Safari 18', 'iOS WebView 18', 'Firefox 144', 'Edge 142', 'Samsung Internet 28']
const kinds = [
  ['entry', 'the entry did not come in time'],
  ['chunk', 'a chunk could not be loaded'],
  ['render', 'a page threw while it was drawn'],
] as const

const stockholmHour = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  hourCycle: 'h23',
})
/** A number from 0 to 1 derived from the given words, always the same for the same words. */
const seededRandom = (...words: readonly (string | number)[]) =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32

/** Share of loads that take at most `bound` when the median is `ms`; the 75th percentile is 1.25 times the median. */
const shareWithin = (bound: number, ms: number): number => 1 / (1 + (ms / bound) ** 5)

const timesAround = (ms: number, loads: number): number[] =>
  emptyTimes().map((_, step) =>
    Math.round(
      loads *
        (shareWithin(loadTimeBounds[step] ?? Infinity, ms) -
          (step === 0 ? 0 : shareWithin(loadTimeBounds[step - 1] ?? 0, ms))),
    ),
  )

/**
 * A day of figures for the live versions: completed hours only, and always the same for the same hour of the day. About one load in a
 * thousand fails.
 */
export const demoDay = (registry: RegistryFacts, now: Date) =>
  partsOf(registry).flatMap(([remote, { version }]) => {
    const { loads: busy, ms } = usual[remote] ?? { loads: 300, ms: 160 }
    return hoursUntil(now, 24)
      .slice(0, -1)
      .map((hour) => {
        const local = Number(stockholmHour.format(new Date(hour)))
        const attempts = Math.round(busy * (shape[local] ?? 0) * (0.92 + 0.16 * seededRandom(remote, local)))
        const failures = Math.floor(attempts * failingShare + seededRandom('failures', remote, local))
        const loads = Math.max(0, attempts - failures)
        return {
          hour,
          remote,
          version,
          loads,
          failures,
          times: timesAround(ms * (0.9 + 0.25 * (shape[local] ?? 0) + 0.1 * seededRandom('ms', local)), loads),
        }
      })
  })

type DemoHour = ReturnType<typeof demoDay>[number]

const reportsOf = ({ hour, remote, version, failures }: DemoHour) =>
  Array.from({ length: failures }, (_, index) => {
    const chance = (what: string) => seededRandom(what, remote, hour.slice(11), index)
    const [phase, message] = kinds[Math.floor(chance('kind') * kinds.length)] ?? kinds[0]
    return {
      id: uuidv7(),
      remote,
      version,
      phase,
      message: `Demo data: ${message}`,
      code: 'DEMO',
      at: new Date(Date.parse(hour) + Math.floor(chance('at') * 3_600_000)).toISOString(),
      browser: browsers[Math.floor(chance('browser') * browsers.length)],
    }
  })

/**
 * Fills the status page of a demo database with a day of history: once, and only where nothing was reported before the current hour. The
 * rows are marked as invented (`remote_hours.demo`, code `DEMO`); the current hour is left to real reports.
 */
export const fillDemoDay = (db: Db, registry: RegistryFacts, now: Date): Promise<boolean> =>
  transact(db, async (trx) => {
    const hours = demoDay(registry, now)
    if (hours.length === 0) return false
    const { numAffectedRows = 0n } =
      await sql`INSERT INTO app_metadata (key, value) SELECT 'demo_telemetry', to_jsonb(${now.toISOString()}::text)
    WHERE EXISTS (SELECT 1 FROM app_metadata WHERE key = 'demo')
    AND NOT EXISTS (SELECT 1 FROM remote_hours WHERE hour < date_trunc('hour', ${now}::timestamptz))
    ON CONFLICT DO NOTHING`.execute(trx)
    if (numAffectedRows === 0n) return false
    await sql`INSERT INTO remote_hours (hour, remote, version, channel, loads, load_failures, failures, times, demo)
    SELECT hour, remote, version, 'live', loads, failures, failures, times, true
    FROM jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) AS row (hour timestamptz, remote text, version text, loads int, failures int, times int[])`.execute(
      trx,
    )
    await sql`INSERT INTO remote_reports (id, at, remote, version, channel, phase, browser, code, message)
    SELECT id, at, remote, version, 'live', phase, browser, code, message
    FROM jsonb_to_recordset(${JSON.stringify(hours.flatMap(reportsOf))}::jsonb) AS row (id uuid, at timestamptz, remote text, version text, phase text, browser text, code text, message text)`.execute(
      trx,
    )
    return true
  })
