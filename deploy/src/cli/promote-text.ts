import type { Moved } from '../commands/promote'
import { findingsTable } from '../gate/check'
import { WrongUsage } from './command'
import { moveText } from './output'

/** Parses the option --percent. */
export function percentOf(text: string | undefined): number {
  if (text === undefined) return 100
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 100)
    throw new WrongUsage(`--percent takes a whole number from 1 to 100, not '${text}'`)
  return Number(text)
}

/** Describes a promotion as text. */
export const promotedText = (done: Moved & { removed: readonly string[]; problem?: string }): string =>
  [
    ...(done.findings?.length ? [`${findingsTable(done.findings)}\n`] : []),
    moveText(done),
    ...(done.forced?.length ? [`forced over: ${done.forced.join('; ')}`] : []),
    ...(done.removed.length > 0 ? [`old releases removed: ${done.removed.join(', ')}`] : []),
    ...(done.problem ? [`old releases were left: ${done.problem}`] : []),
  ].join('\n')
