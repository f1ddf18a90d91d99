import { clean } from '../commands/clean'
import { promote } from '../commands/point'
import { findingsTable } from '../gate/check'
import type { Storage } from '../storage/storage'
import { byOf, optionText, WrongUsage } from './command'
import type { Command } from './command'
import { said } from './said'

/** Removes old releases after a promotion, which stands whether this succeeds or not. */
async function tidy(storage: Storage, by: string | undefined): Promise<{ removed: string[]; problem?: string }> {
  try {
    const { removed } = await clean(storage, by ? { by } : {})
    return { removed: removed.map(({ name, version }) => `${name}@${version}`) }
  } catch (error) {
    return { removed: [], problem: (error as Error).message }
  }
}

function percentOf(text: string | undefined): number {
  if (text === undefined) return 100
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 100) throw new WrongUsage(`--percent takes a whole number from 1 to 100, not '${text}'`)
  return Number(text)
}

export const promoteCommand: Command = {
  summary: 'make a published version live, for all or for a share',
  usage: '<name> [<version>]',
  about: `Makes a published version live (the newest when none is named); what was live stays at hand for 'rollback'.
With --percent it is put on trial (canary) with that share of the visitors: each keeps what he has, and a larger share keeps
those who are in. Promoting it again without --percent makes it live for everybody and ends the trial.
The gate compares it again with what is live now.`,
  options: { percent: { type: 'string' }, force: { type: 'boolean' }, reason: { type: 'string' } },
  optionLines: [
    '--percent <1-100>    share of the visitors; 100 is everybody',
    '--force              promotes what the gate refuses, and writes the findings into the history; a lock is not forced',
    '--reason <text>      for the history',
  ],
  examples: ['promote mf-stores', 'promote mf-stores --percent 10', 'promote mf-stores 0.1.0-23c5b5eb'],
  words: [1, 2],
  async run(typed, storage) {
    const [name, version] = typed.positionals
    const percent = percentOf(optionText(typed, 'percent'))
    const done = await promote(storage, name!, version, { ...byOf(typed), percent, force: typed.values.force === true })
    const findings = done.findings ?? []
    const { removed, problem }: Awaited<ReturnType<typeof tidy>> = done.changed && done.action === 'promote' ? await tidy(storage, byOf(typed).by) : { removed: [] }
    const text = [
      ...(findings.length > 0 ? [`${findingsTable(findings)}\n`] : []),
      said(done),
      ...(done.forced?.length ? [`forced over: ${done.forced.join('; ')}`] : []),
      ...(removed.length > 0 ? [`old releases removed: ${removed.join(', ')}`] : []),
      ...(problem ? [`old releases were left: ${problem}`] : []),
    ].join('\n')
    return { value: { ...done, removed }, text }
  },
}
