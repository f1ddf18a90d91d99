import { rollback, stopCanary } from '../commands/promote'
import type { Command } from './command'
import { byOf, optionText } from './command'
import { moveText } from './output'

const stopOptions = { reason: { type: 'string' }, version: { type: 'string' } } as const
const options = { ...stopOptions, to: { type: 'string' } } as const
const reasonLine = '--reason <text>      for the history'

const optionsOf = (typed: Parameters<Command['run']>[0]) => {
  const [version, to] = [optionText(typed, 'version'), optionText(typed, 'to')]
  return { ...byOf(typed), ...(version && { version }), ...(to && { to }) }
}

export const rollbackCommand: Command = {
  summary: 'take back what fails: the canary, else the live release',
  usage: '<name>',
  about: `Ends the canary when one runs; else makes the previous good version live again. What was taken back does not become
the next stand-in. Asked again it goes one step further, to the release before that; --to goes there at once. There is no gate on the way back.`,
  options,
  optionLines: [
    '--version <version>  only if this version is what is out: two people who act at once go back once',
    '--to <version>       one of the last ten that were live for everybody and were not taken back',
    reasonLine,
  ],
  examples: [
    'rollback mf-stores',
    'rollback mf-stores --to 0.1.0-1a2b3c4d',
    "rollback mf-stores --reason 'list stays empty' --json",
  ],
  words: [1, 1],
  async run(typed, storage) {
    const done = await rollback(storage, typed.positionals[0]!, optionsOf(typed))
    return { value: done, text: moveText(done) }
  },
}

export const stopCommand: Command = {
  summary: 'end a canary: everybody gets the live release',
  usage: '<name>',
  about: 'Ends the canary of a remote; the live release is not touched.',
  options: stopOptions,
  optionLines: ['--version <version>  only if this version is the canary', reasonLine],
  examples: ['stop mf-stores'],
  words: [1, 1],
  async run(typed, storage) {
    const done = await stopCanary(storage, typed.positionals[0]!, optionsOf(typed))
    return { value: done, text: moveText(done) }
  },
}
