import type { Audience } from '@samspel/federation/registry'
import { audienceText } from '../commands/audience'
import type { TracedFailure } from '../service/team/field'
import type { AlarmTest, RemoteAlarm, RemoteHealth } from '../service/team/figures'
import { table } from '../table'

const rate = (failures: number, loads: number): string =>
  loads === 0 ? '-' : `${((100 * failures) / loads).toFixed(1).replace(/\.0$/, '')} %`

const of = (failures: number, loads: number, what: string): string =>
  `${failures} of ${loads} ${what} failed${loads > 0 ? ` (${rate(failures, loads)})` : ''}`

const stateText = ({ state, bounds }: RemoteHealth): string =>
  ({
    good: 'good',
    few: `few loads: more fail than the bound of ${bounds.rate * 100} %, of fewer than ${bounds.loads}`,
    deviating: `deviating: more fail than the bound of ${bounds.rate * 100} %`,
    unknown: 'unknown: nothing was heard',
  })[state]

function alarmText({ alarm }: RemoteHealth): string[] {
  if (!alarm) return []
  const beside = alarm.comparedWith
    ? `; ${alarm.comparedWith.version}: ${of(alarm.comparedWith.failures, alarm.comparedWith.loads, '')}`
    : ''
  const what = `${alarm.version} (${alarm.channel}) ${of(alarm.failures, alarm.loads, alarm.channel === 'canary' ? 'visitors' : 'loads')}${beside}`
  return [`Alarm: ${what.replace('  ', ' ')}${alarm.stoppedAt ? `; stopped by itself ${alarm.stoppedAt}` : ''}`]
}

type Canary = NonNullable<RemoteHealth['canary']>

const peopleText = (to: Canary['to']): string => (to ? ` of ${audienceText(to as Audience)}` : '')

const rampText = (ramp: Canary['ramp']): string[] => {
  if (!ramp) return []
  const { steps, at, everyMinutes, dueAt, fact, waits } = ramp
  return [
    `ramp ${steps.join(', ')} every ${everyMinutes} min: step ${at + 1}, ${dueAt ? `the next one from ${dueAt}` : 'the last one'}${fact ? `, by ${fact}` : ''}${waits ? `; waits: ${waits}` : ''}`,
  ]
}

/** Describes a remote's figures as text. */
export function healthText(health: RemoteHealth): string {
  const { name, environment, from, hours, live, liveSince, previous, canary, loads, failures, p75Ms, timedLoads } =
    health
  const head = [
    `${name} in ${environment}: ${stateText(health)}`,
    `since ${from} (${hours} h): ${of(failures, loads, 'loads')}`,
    `first view, p75: ${p75Ms === null ? 'not measured' : `${p75Ms} ms of ${timedLoads} loads`}`,
    `live ${live}${liveSince ? ` since ${liveSince}` : ''}, before it ${previous ?? 'nothing'}`,
    canary
      ? `canary ${canary.version} with ${canary.percent} %${peopleText(canary.to)} since ${canary.since} by ${canary.by}: ${of(canary.failures, canary.loads, 'visitors')}; live beside it: ${of(canary.liveFailures, canary.liveLoads, 'visitors')}`
      : 'no canary',
    ...rampText(canary?.ramp),
    ...alarmText(health),
  ].join('\n')
  const versions = health.versions.map((row) => [
    row.version,
    row.channel,
    row.loads,
    row.failures,
    rate(row.failures, row.loads),
    row.fallbacks,
  ])
  const phases = health.phases.map((row) => [
    row.version,
    row.channel,
    row.phase ?? '-',
    row.code ?? '-',
    row.count,
    row.lastAt,
  ])
  return [
    head,
    ...(versions.length > 0
      ? [table(['version', 'channel', 'loads', 'failures', 'share', 'fallbacks'], versions)]
      : []),
    ...(phases.length > 0 ? [table(['version', 'channel', 'phase', 'code', 'failures', 'last'], phases)] : []),
  ].join('\n\n')
}

/** Describes failures with their translated stacks as text. */
export const failuresText = (name: string, failures: readonly TracedFailure[]): string =>
  failures.length === 0
    ? `no failure of ${name} was told in the last 30 days`
    : failures
        .map(({ at, version, channel, phase, code, message, browser, path, stack }) => {
          const facts = [phase, code, browser, path].filter(Boolean).join(', ')
          return `${at}  ${name}@${version} (${channel}) ${facts}\n${stack?.trim() || message}`
        })
        .join('\n\n')

/** Describes a remote's alarm as text. */
export function alarmStateText(name: string, alarm: RemoteAlarm | null): string {
  if (!alarm) return `${name} has no alarm. Set one: alarms set https://…`
  const calls = alarm.calls.map((call) => [
    call.at,
    call.kind,
    call.version ?? '-',
    call.state,
    call.status ?? call.fault ?? '-',
  ])
  const head = `${name} tells ${alarm.host}, set ${alarm.setAt} by ${alarm.setBy}`
  return calls.length === 0 ? head : `${head}\n\n${table(['at', 'what', 'version', 'state', 'answer'], calls)}`
}

/** Describes what came back for a test of an alarm. */
export const alarmTestText = ({ isTaken, status, fault, tookMs }: AlarmTest): string =>
  isTaken ? `taken: ${status} after ${tookMs} ms` : `not taken: ${status ?? fault} after ${tookMs} ms`
