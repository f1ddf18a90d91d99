import { audienceText } from '../commands/audience'
import { rampText } from '../commands/ramp-plan'
import type { Status } from '../commands/report'
import { Refused } from '../registry/refused'
import type { HistoryEntry } from '../storage/storage'
import { table } from '../table'
import type { Typed } from './command'
import { optionText, WrongUsage } from './command'
import { settingText } from './config-text'
import { provenanceText } from './provenance-text'

const dash = (text: string | number | undefined) => text ?? '-'

/** The status of one part; of all when no name is given. */
export function statusFor(status: Status, name: string | undefined): Status {
  if (name === undefined) return status
  const rows = status.rows.filter((row) => row.name === name)
  if (rows.length === 0)
    throw new Refused(`nothing of ${name} is live. 'history ${name}' says what was published`, 'unknown')
  return { ...status, rows }
}

/** Formats the live releases as columns. */
export function statusText({ rows: parts, revision }: Status): string {
  const rows = parts.map((row) => {
    const { name, live, previous, canary, since, by } = row
    return [name, dash(live), dash(previous), canary ? canaryText(canary) : '-', dash(since), dash(by), stateOf(row)]
  })
  return `${table(['part', 'live', 'previous', 'canary', 'since', 'by', 'state'], rows)}\n\n${originsText(parts)}revision ${revision}`
}

/** A line for each release that is out: where it comes from. */
const originsText = (parts: Status['rows']): string => {
  const lines = parts.flatMap(({ name, live, canary, provenance, environment }) =>
    live || canary
      ? [
          `${name}@${live ?? canary?.version}: ${provenanceText(provenance)}${environment ? `, taken over from ${environment}` : ''}`,
        ]
      : [],
  )
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : ''
}

const canaryText = ({ version, percent, to, ramp }: NonNullable<Status['rows'][number]['canary']>): string =>
  `${version} ${percent} %${to ? ` of ${audienceText(to)}` : ''}${ramp ? `; ${rampText({ to, ramp })}` : ''}`

const stateOf = ({ lock, off, retired }: Status['rows'][number]): string =>
  [
    ...(lock ? [`locked by ${lock.by}: ${lock.reason}`] : []),
    ...(off ? [`off${off.companies ? ` for ${off.companies.join(', ')}` : ''} by ${off.by}: ${off.reason}`] : []),
    ...(retired ? [`retired (${retired.version}) by ${retired.by}: ${retired.reason}`] : []),
  ].join('; ') || '-'

const note = ({
  percent,
  audience,
  steps,
  companies,
  setting,
  forced,
  reason,
  automatic,
  token,
  about,
  environment,
  provenance,
}: HistoryEntry): string =>
  [
    ...(about
      ? [
          `token ${about.id} (${about.team}/${about.name}) for ${about.remotes.join(' ')}: ${about.may.join(' ')}, until ${about.expiresAt}`,
        ]
      : []),
    ...(setting ? [settingText(setting)] : []),
    ...(percent ? [`${percent} %${audience ? ` of ${audienceText(audience)}` : ''}`] : []),
    ...(steps ? [`ramp ${steps.join(', ')}`] : []),
    ...(companies ? [`for ${companies.join(', ')}`] : []),
    ...(forced ? [`forced: ${forced.join('; ')}`] : []),
    ...(environment ? [`taken over from ${environment}`] : []),
    ...(provenance ? [provenanceText(provenance)] : []),
    ...(automatic ? ['by itself'] : []),
    ...(token ? [`token ${token.id}`] : []),
    ...(reason ? [reason] : []),
  ].join(', ')

/** Formats history entries as columns. */
export function historyText(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.by,
    entry.action,
    entry.name,
    dash(entry.from),
    dash(entry.to),
    dash(entry.revision),
    note(entry),
  ])
  return rows.length > 0 ? table(['at', 'by', 'what', 'part', 'from', 'to', 'revision', ''], rows) : 'nothing yet'
}

/** Parses the option --limit. */
export function limitOf(typed: Typed): number {
  const limit = optionText(typed, 'limit') ?? '50'
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new WrongUsage(`--limit takes a whole number from 1, not '${limit}'`)
  return Number(limit)
}
