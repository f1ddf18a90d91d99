import { history, status } from '../commands/report'
import type { Command } from './command'
import { historyText, limitOf, statusFor, statusText } from './report-text'

export const statusCommand: Command = {
  summary: 'what is live, a canary, locked, off, retired',
  usage: '[<name>]',
  about:
    'What is live, since when and by whom, what would stand in, what is a canary with which share, and what is locked, off or retired.',
  examples: ['status', 'status mf-stores', 'status --json'],
  words: [0, 1],
  async run(typed, storage) {
    const done = statusFor(await status(storage), typed.positionals[0])
    return { value: done, text: statusText(done) }
  },
}

export const historyCommand: Command = {
  summary: 'who did what, newest first',
  usage: '[<name>]',
  about:
    'Everything that changed what visitors get, and every release that was published or removed: who, when, from, to, share, what was forced, why.',
  options: { limit: { type: 'string' } },
  optionLines: ['--limit <number>     the newest so many; 50 when left out'],
  examples: ['history', 'history mf-stores --limit 5'],
  words: [0, 1],
  async run(typed, storage) {
    const entries = (await history(storage, typed.positionals[0])).slice(0, limitOf(typed))
    return { value: entries, text: historyText(entries) }
  },
}
