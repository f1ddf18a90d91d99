import { lock, unlock } from '../commands/lock'
import type { Command } from './command'
import { byOf, WrongUsage } from './command'

export const lockCommand: Command = {
  summary: 'nobody moves it until it is unlocked',
  usage: '<name> --reason <text>',
  about: `Keeps a part at its live version: promote, rollback and stop are refused, naming who locked it, when and why, until 'unlock'.
The watch may still end a canary that fails. A second lock by somebody else is refused.`,
  options: { reason: { type: 'string' } },
  optionLines: ['--reason <text>      for whoever meets the lock (needed)'],
  examples: ["lock mf-wallet --reason 'payday, until Friday noon'"],
  words: [1, 1],
  async run(typed, storage) {
    const { by, reason } = byOf(typed)
    if (!reason?.trim()) throw new WrongUsage("lock needs --reason '…', for whoever meets it")
    const done = await lock(storage, typed.positionals[0]!, { ...(by && { by }), reason })
    return {
      value: done,
      text: `${done.name} ${done.changed ? 'is' : 'was'} locked at ${done.live}${done.changed ? '' : ' already'} (revision ${done.revision})`,
    }
  },
}

export const unlockCommand: Command = {
  summary: 'lets it be moved again',
  usage: '<name>',
  about: 'Takes the lock off, whoever put it there. The history keeps both.',
  options: { reason: { type: 'string' } },
  optionLines: ['--reason <text>      for the history'],
  examples: ['unlock mf-wallet'],
  words: [1, 1],
  async run(typed, storage) {
    const done = await unlock(storage, typed.positionals[0]!, byOf(typed))
    return {
      value: done,
      text: `${done.name} ${done.changed ? 'is unlocked' : 'was not locked'} (revision ${done.revision})`,
    }
  },
}
