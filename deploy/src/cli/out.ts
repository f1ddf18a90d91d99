import type { Turned } from '../commands/out'
import { restore, retire, switchOff, switchOn } from '../commands/out'
import type { Answer, Command, Typed } from './command'
import { byOf, optionList, WrongUsage } from './command'
import { turnedText } from './output'

const reasonLine = '--reason <text>      for the history'
const companyLine = '--company <id>       only for the people of this company; may be given several times'

const answer = (done: Turned): Answer => ({ value: done, text: turnedText(done) })

/** What `off`, `on`, `retire` and `restore` say about themselves: the same in every program that has them. */
export const outTexts = {
  off: {
    summary: 'switch it off at once, for all or for a company',
    about: `Takes a remote out of navigation, routes and slots of every page that is opened from now on; links to its paths lead to a page that
says so. Its release stays at hand: 'on' undoes it at once. With --company it is left out for the people of that company only,
by the page, once it knows who is signed in: that hides it, and is no wall.`,
    options: { reason: { type: 'string' }, company: { type: 'string', multiple: true } },
    optionLines: ['--reason <text>      for whoever meets it (needed)', companyLine],
  },
  on: {
    summary: 'switch it on again',
    about: "Undoes 'off', for everybody or for some companies.",
    options: { reason: { type: 'string' }, company: { type: 'string', multiple: true } },
    optionLines: [companyLine, reasonLine],
  },
  retire: {
    summary: 'take it out for good',
    about: `Takes a remote out of navigation, routes and slots. Links to its paths lead to a page that says so, until another remote owns them.
The answer names those that listened to its facts or filled its slots. 'restore' undoes it.`,
    options: { reason: { type: 'string' } },
    optionLines: ['--reason <text>      for whoever meets it (needed)'],
  },
  restore: {
    summary: 'bring a retired one back',
    about: 'Makes the release live again that was live when the remote was retired, if it still fits what is live now.',
    options: { reason: { type: 'string' } },
    optionLines: [reasonLine],
  },
} as const satisfies Record<string, Pick<Command, 'summary' | 'about' | 'options' | 'optionLines'>>

/** Throws {@link WrongUsage} when `off` or `retire` has no reason. */
export function mustSayWhy(what: 'off' | 'retire', reason: string | undefined): void {
  if (!reason?.trim()) throw new WrongUsage(`${what} needs --reason '…', for whoever meets it`)
}

const companiesOf = (typed: Typed) => ({ companies: optionList(typed, 'company') })

export const offCommand: Command = {
  ...outTexts.off,
  usage: '<name> --reason <text>',
  examples: [
    "off mf-wallet --reason 'shows the balance of others'",
    "off mf-wallet --company 0190… --reason 'they asked'",
  ],
  words: [1, 1],
  async run(typed, storage) {
    const by = byOf(typed)
    mustSayWhy('off', by.reason)
    return answer(await switchOff(storage, typed.positionals[0]!, { ...by, ...companiesOf(typed) }))
  },
}

export const onCommand: Command = {
  ...outTexts.on,
  usage: '<name>',
  examples: ['on mf-wallet', 'on mf-wallet --company 0190…'],
  words: [1, 1],
  run: async (typed, storage) =>
    answer(await switchOn(storage, typed.positionals[0]!, { ...byOf(typed), ...companiesOf(typed) })),
}

export const retireCommand: Command = {
  ...outTexts.retire,
  usage: '<name> --reason <text>',
  examples: ["retire mf-reports --reason 'is part of mf-campaigns now'"],
  words: [1, 1],
  async run(typed, storage) {
    const by = byOf(typed)
    mustSayWhy('retire', by.reason)
    return answer(await retire(storage, typed.positionals[0]!, by))
  },
}

export const restoreCommand: Command = {
  ...outTexts.restore,
  usage: '<name>',
  examples: ['restore mf-reports'],
  words: [1, 1],
  run: async (typed, storage) => answer(await restore(storage, typed.positionals[0]!, byOf(typed))),
}
