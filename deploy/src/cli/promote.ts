import { promote } from '../commands/promote'
import { tidyAfter } from '../commands/tidy'
import type { Command } from './command'
import { byOf, optionText } from './command'
import { percentOf, promotedText } from './promote-text'

export const promoteCommand: Command = {
  summary: 'make a published version live, for all or for a share',
  usage: '<name> [<version>]',
  about: `Makes a published version live (the newest when none is named); what was live stays at hand for 'rollback'.
With --percent it becomes a canary with that share of the visitors: each keeps what he has, and a larger share keeps
those who are in. Promoting it again without --percent makes it live for everybody and ends the canary.
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
    const value = { ...done, ...(await tidyAfter(storage, done, byOf(typed).by)) }
    return { value, text: promotedText(value) }
  },
}
