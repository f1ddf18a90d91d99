import type { Moved } from '../commands/promote'
import { findingsTable } from '../gate/check'
import type { Typed } from './command'
import { optionText, WrongUsage } from './command'
import { moveText } from './output'

/** Parses the option --percent. */
export function percentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 100)
    throw new WrongUsage(`--percent takes a whole number from 1 to 100, not '${text}'`)
  return Number(text)
}

/** Whom a canary may be for, as typed: `company:ID,role:creator`. */
export function peopleOf(text: string | undefined): { companies: string[]; roles: string[] } | undefined {
  if (text === undefined) return undefined
  const people = { companies: [] as string[], roles: [] as string[] }
  for (const word of text.split(',').map((part) => part.trim())) {
    const [, kind, value] = /^(company|role):(.+)$/.exec(word) ?? []
    if (!kind || !value)
      throw new WrongUsage(
        `--to needs --from where it is an environment; else it takes company:<id> and role:<role>, separated by commas, not '${word.slice(0, 80)}'`,
      )
    people[kind === 'company' ? 'companies' : 'roles'].push(value)
  }
  return people
}

const minutes = { m: 1, h: 60, d: 24 * 60 } as const

/** The options --ramp, --every and --fact. */
export function rampOf(typed: Typed): { steps: number[]; everyMinutes: number; fact?: string } | undefined {
  const [steps, every, fact] = ['ramp', 'every', 'fact'].map((name) => optionText(typed, name))
  if (steps === undefined) {
    if (every !== undefined || fact !== undefined) throw new WrongUsage('--every and --fact belong to --ramp')
    return undefined
  }
  if (!/^\d{1,3}(?:,\d{1,3})*$/.test(steps))
    throw new WrongUsage(`--ramp takes shares such as 1,10,50,100, not '${steps.slice(0, 80)}'`)
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(every ?? '30m') ?? []
  if (!count) throw new WrongUsage(`--every takes a time such as 30m, 2h or 1d, not '${every!.slice(0, 80)}'`)
  return {
    steps: steps.split(',').map(Number),
    everyMinutes: Number(count) * minutes[unit as keyof typeof minutes],
    ...(fact !== undefined && { fact }),
  }
}

/** What `promote` says of shares: the same in every program that has it. */
export const shareOptions = {
  percent: { type: 'string' },
  to: { type: 'string' },
  ramp: { type: 'string' },
  every: { type: 'string' },
  fact: { type: 'string' },
} as const
export const shareLines = [
  '--percent <1-100>    share of the visitors, or of those in --to; 100 is everybody',
  '--to <whom>          a canary for these alone: company:<id>,role:<role>; roles are admin, company, store_user, creator',
  '--ramp <shares>      grows by itself while its figures are good, such as 1,10,50,100; 100 is live; bad ones end it',
  '--every <time>       between two steps of the ramp: 30m (if left out), 2h, 1d',
  '--fact <name>        a fact of the bus whose count for each load must not fall below the live one',
] as const

/** Describes a promotion as text. */
export const promotedText = (done: Moved & { removed: readonly string[]; problem?: string }): string =>
  [
    ...(done.findings?.length ? [`${findingsTable(done.findings)}\n`] : []),
    moveText(done),
    ...(done.forced?.length ? [`forced over: ${done.forced.join('; ')}`] : []),
    ...(done.removed.length > 0 ? [`old releases removed: ${done.removed.join(', ')}`] : []),
    ...(done.problem ? [`old releases were left: ${done.problem}`] : []),
  ].join('\n')
