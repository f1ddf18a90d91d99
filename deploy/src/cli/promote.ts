import { audienceFrom } from '../commands/audience'
import { promote } from '../commands/promote'
import { promoteFrom } from '../commands/take-over'
import { tidyAfter } from '../commands/tidy'
import type { Command } from './command'
import { byOf, optionText } from './command'
import { sourceNamed } from './promote-source'
import { peopleOf, percentOf, promotedText, rampOf, shareLines, shareOptions } from './promote-text'
import { acceptedIn } from './rehearse'
import { mustBeHere, rehearsalText, rehearsedLines, rehearsedOptions } from './rehearse-text'

export const promoteCommand: Command = {
  summary: 'make a published version live, for all or for a share',
  usage: '<name> [<version>]',
  about: `Makes a published version live (the newest when none is named); what was live stays at hand for 'rollback'.
With --percent it becomes a canary with that share of the visitors: each keeps what he has, and a larger share keeps
those who are in. With --to it is for the people of some companies and for some roles: for all of them, or for --percent
of them. With --ramp it grows by itself, and is taken back by itself when its figures are bad. Promoting it again without either makes it live for everybody and ends the canary.
The gate compares it again with what is live now. With --from the release is taken over from another environment first (PROMOTE_SOURCES names it, and
SAMSPEL_TOKEN_<NAME> is a token of its registry service): the very files, by the hashes that it signed; the one that is live there when no version is named.`,
  options: {
    ...shareOptions,
    ...rehearsedOptions,
    force: { type: 'boolean' },
    reason: { type: 'string' },
    from: { type: 'string' },
  },
  optionLines: [
    ...shareLines,
    ...rehearsedLines,
    '--force              promotes what the gate refuses, and writes the findings into the history; a lock is not forced',
    '--from <environment> takes it over from there',
    '--to <environment>   with --from: the environment of this storage, for safety',
    '--reason <text>      for the history',
  ],
  examples: [
    'promote mf-stores',
    'promote mf-stores --percent 10',
    'promote mf-stores --to company:0190…,role:creator --percent 50',
    'promote mf-stores --ramp 1,10,50,100 --every 30m --fact stores:changed',
    'promote mf-stores 0.1.0-23c5b5eb',
  ],
  words: [1, 2],
  async run(typed, storage) {
    const [name, version] = typed.positionals
    const percent = percentOf(optionText(typed, 'percent'))
    const ramp = rampOf(typed)
    const options = {
      ...byOf(typed),
      ...(percent !== undefined && { percent }),
      ...(ramp && { ramp }),
      force: typed.values.force === true,
    }
    const source = await sourceNamed(typed, storage)
    mustBeHere(typed, source !== undefined)
    if (source) {
      const taken = await promoteFrom(storage, source, name!, version, options)
      const value = { ...taken, ...(await tidyAfter(storage, taken, byOf(typed).by)) }
      return { value, text: promotedText(value) }
    }
    const to = audienceFrom(peopleOf(optionText(typed, 'to')))
    const rehearsal = await acceptedIn(storage, typed, name!, version)
    const done = await promote(storage, name!, rehearsal?.version ?? version, { ...options, to })
    const value = { ...done, ...(await tidyAfter(storage, done, byOf(typed).by)), ...(rehearsal && { rehearsal }) }
    return { value, text: [...(rehearsal ? [rehearsalText(rehearsal), ''] : []), promotedText(value)].join('\n') }
  },
}
