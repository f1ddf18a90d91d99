import type { Command, Locked, Moved, Typed } from '@samspel/deploy/team'
import {
  moveText,
  mustAccept,
  mustBeHere,
  optionText,
  peopleOf,
  percentOf,
  promotedText,
  rampOf,
  rehearsalText,
  rehearsedLines,
  rehearsedOptions,
  shareLines,
  shareOptions,
  versionedName,
  WrongUsage,
} from '@samspel/deploy/team'
import type { Promoted } from '../client'
import type { Context } from '../context'
import { promoteFrom } from './promote-from'
import { rehearseHere } from './rehearse'

const reasonLine = '--reason <text>      for the history'

/** Picks the options that were given. */
const given = (typed: Typed, ...options: string[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap((option) =>
      optionText(typed, option) === undefined ? [] : [[option, optionText(typed, option)!]],
    ),
  )

export const promoteCommand: Command<Context> = {
  summary: 'make a published version live, for all or for a share',
  usage: '[<name>] [<version>] | [<name>[@<version>]] --from <environment> --to <environment>',
  about: `Makes a published version live (the newest when none is named); what was live stays at hand for 'rollback'. With --percent it becomes a canary
with that share of the visitors, with --to for the people of some companies and some roles; again without either it is live for everybody. The gate compares it with what is live now.
With --from and --to the release of one environment is promoted in another: the very files, checked there by the hashes that the first one signed. Without a
version it is the one that is live there. Their registry services: SAMSPEL_REGISTRY_<NAME> and SAMSPEL_TOKEN_<NAME>.`,
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
    "--force              promotes what the gate refuses; needs the right 'force'",
    '--from <environment> where it is published, such as test',
    '--to <environment>   with --from: where it is promoted, such as production',
    reasonLine,
  ],
  examples: [
    'promote',
    'promote mf-reports --percent 10',
    'promote --to role:creator',
    'promote --ramp 1,10,50,100 --every 30m',
    'promote mf-reports 1.4.0',
    'promote mf-reports --from test --to production',
  ],
  words: [0, 2],
  plainWords: true,
  async run(typed, context) {
    const isTaken = optionText(typed, 'from') !== undefined
    mustBeHere(typed, isTaken)
    if (isTaken) return promoteFrom(typed, context)
    const { client, nameOf } = context
    const percent = percentOf(optionText(typed, 'percent'))
    const { version } = versionedName([nameOf(typed), ...typed.positionals.slice(1)].join('@'))
    const [to, ramp] = [peopleOf(optionText(typed, 'to')), rampOf(typed)]
    const rehearsal = typed.values.rehearse === true && (await rehearseHere(typed, context, nameOf(typed), version))
    if (rehearsal) await mustAccept(rehearsal, typed)
    const wanted = rehearsal ? rehearsal.version : version
    const body = {
      ...(wanted && { version: wanted }),
      ...(percent !== undefined && { percent }),
      ...(to && { to }),
      ...(ramp && { ramp }),
      ...(typed.values.force === true && { force: true }),
      ...given(typed, 'reason'),
    }
    const done = await client().move<Promoted>(nameOf(typed), 'promote', body)
    return {
      value: { ...done, ...(rehearsal && { rehearsal }) },
      text: [...(rehearsal ? [rehearsalText(rehearsal), ''] : []), promotedText(done)].join('\n'),
    }
  },
}

export const rollbackCommand: Command<Context> = {
  summary: 'take back what fails: the canary, else the live release',
  usage: '[<name>]',
  about: `Ends the canary when one runs; else makes the previous good version live again. Asked again it goes one step further;
--to goes there at once. There is no gate on the way back.`,
  options: { reason: { type: 'string' }, version: { type: 'string' }, to: { type: 'string' } },
  optionLines: [
    '--version <version>  only if this version is what is out: two people who act at once go back once',
    '--to <version>       one of the last ten that were live for everybody and were not taken back',
    reasonLine,
  ],
  examples: ['rollback', "rollback mf-reports --reason 'list stays empty'", 'rollback mf-reports --to 1.3.0'],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const done = await client().move<Moved>(nameOf(typed), 'rollback', given(typed, 'version', 'to', 'reason'))
    return { value: done, text: moveText(done) }
  },
}

export const stopCommand: Command<Context> = {
  summary: 'end a canary: everybody gets the live release',
  usage: '[<name>]',
  about: 'Ends the canary of a remote; the live release is not touched.',
  options: { reason: { type: 'string' }, version: { type: 'string' } },
  optionLines: ['--version <version>  only if this version is the canary', reasonLine],
  examples: ['stop mf-reports'],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const done = await client().move<Moved>(nameOf(typed), 'stop', given(typed, 'version', 'reason'))
    return { value: done, text: moveText(done) }
  },
}

const lockedText = ({ name, live, changed, revision }: Locked, now: string, before: string): string =>
  `${name} ${changed ? now : before} (live ${live}, revision ${revision})`

export const lockCommand: Command<Context> = {
  summary: 'nobody moves it until it is unlocked',
  usage: '[<name>] --reason <text>',
  about: "Keeps a part at its live version until 'unlock'. The watch may still end a canary that fails.",
  options: { reason: { type: 'string' } },
  optionLines: ['--reason <text>      for whoever meets the lock (needed)'],
  examples: ["lock mf-reports --reason 'month end'"],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const body = given(typed, 'reason')
    if (!body.reason?.trim()) throw new WrongUsage("lock needs --reason '…', for whoever meets it")
    const done = await client().move<Locked>(nameOf(typed), 'lock', body)
    return { value: done, text: lockedText(done, 'is locked', 'was locked already') }
  },
}

export const unlockCommand: Command<Context> = {
  summary: 'lets it be moved again',
  usage: '[<name>]',
  about: 'Takes the lock off, whoever put it there. The history keeps both.',
  options: { reason: { type: 'string' } },
  optionLines: [reasonLine],
  examples: ['unlock mf-reports'],
  words: [0, 1],
  async run(typed, { client, nameOf }) {
    const done = await client().move<Locked>(nameOf(typed), 'unlock', given(typed, 'reason'))
    return { value: done, text: lockedText(done, 'is unlocked', 'was not locked') }
  },
}
