import { promote } from '../commands/promote'
import { promoteFrom } from '../commands/take-over'
import { tidyAfter } from '../commands/tidy'
import type { Command } from './command'
import { byOf, optionText } from './command'
import { sourceNamed } from './promote-source'
import { percentOf, promotedText } from './promote-text'

export const promoteCommand: Command = {
  summary: 'make a published version live, for all or for a share',
  usage: '<name> [<version>]',
  about: `Makes a published version live (the newest when none is named); what was live stays at hand for 'rollback'.
With --percent it becomes a canary with that share of the visitors: each keeps what he has, and a larger share keeps
those who are in. Promoting it again without --percent makes it live for everybody and ends the canary.
The gate compares it again with what is live now. With --from the release is taken over from another environment first (PROMOTE_SOURCES names it, and
SAMSPEL_TOKEN_<NAME> is a token of its registry service): the very files, by the hashes that it signed; the one that is live there when no version is named.`,
  options: {
    percent: { type: 'string' },
    force: { type: 'boolean' },
    reason: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
  },
  optionLines: [
    '--percent <1-100>    share of the visitors; 100 is everybody',
    '--force              promotes what the gate refuses, and writes the findings into the history; a lock is not forced',
    '--from <environment> takes it over from there',
    '--to <environment>   with --from: the environment of this storage, for safety',
    '--reason <text>      for the history',
  ],
  examples: ['promote mf-stores', 'promote mf-stores --percent 10', 'promote mf-stores 0.1.0-23c5b5eb'],
  words: [1, 2],
  async run(typed, storage) {
    const [name, version] = typed.positionals
    const percent = percentOf(optionText(typed, 'percent'))
    const options = { ...byOf(typed), percent, force: typed.values.force === true }
    const source = await sourceNamed(typed, storage)
    const done = source
      ? await promoteFrom(storage, source, name!, version, options)
      : await promote(storage, name!, version, options)
    const value = { ...done, ...(await tidyAfter(storage, done, byOf(typed).by)) }
    return { value, text: promotedText(value) }
  },
}
