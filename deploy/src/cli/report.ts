import { history, status } from '../commands/report'
import type { HistoryEntry } from '../storage/storage'
import { table } from '../table'
import { optionText, WrongUsage } from './command'
import type { Command } from './command'

const dash = (text: string | number | undefined) => text ?? '-'

export const statusCommand: Command = {
  summary: 'what is live, on trial, locked',
  usage: '',
  about: 'What is live, since when and by whom, what would stand in, what is on trial with which share, and what is locked.',
  examples: ['status', 'status --json'],
  words: [0, 0],
  async run(_typed, storage) {
    const done = await status(storage)
    const rows = done.rows.map(({ name, live, previous, canary, since, by, lock }) => [
      name, live, dash(previous), canary ? `${canary.version} ${canary.percent} %` : '-', dash(since), dash(by), lock ? `${lock.by}: ${lock.reason}` : '-',
    ])
    return { value: done, text: `${table(['part', 'live', 'previous', 'on trial', 'since', 'by', 'locked'], rows)}\n\nrevision ${done.revision}` }
  },
}

const note = ({ percent, forced, reason, automatic }: HistoryEntry): string =>
  [...(percent ? [`${percent} %`] : []), ...(forced ? [`forced: ${forced.join('; ')}`] : []), ...(automatic ? ['by itself'] : []), ...(reason ? [reason] : [])].join(', ')

export const historyCommand: Command = {
  summary: 'who did what, newest first',
  usage: '[<name>]',
  about: 'Everything that changed what visitors get, and every release that was published or removed: who, when, from, to, share, what was forced, why.',
  options: { limit: { type: 'string' } },
  optionLines: ['--limit <number>     the newest so many; 50 when left out'],
  examples: ['history', 'history mf-stores --limit 5'],
  words: [0, 1],
  async run(typed, storage) {
    const limit = optionText(typed, 'limit') ?? '50'
    if (!/^[1-9]\d{0,6}$/.test(limit)) throw new WrongUsage(`--limit takes a whole number from 1, not '${limit}'`)
    const entries = (await history(storage, typed.positionals[0])).slice(0, Number(limit))
    const rows = entries.map((entry) => [entry.at, entry.by, entry.action, entry.name, dash(entry.from), dash(entry.to), dash(entry.revision), note(entry)])
    return { value: entries, text: rows.length > 0 ? table(['at', 'by', 'what', 'part', 'from', 'to', 'revision', ''], rows) : 'nothing yet' }
  },
}
