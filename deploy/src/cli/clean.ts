import { clean } from '../commands/clean'
import { table } from '../table'
import type { Command } from './command'
import { byOf, optionText, WrongUsage } from './command'

export const cleanCommand: Command = {
  summary: 'remove old releases that no open tab needs',
  usage: '',
  about: `Removes releases that are not live, previous, a canary or the newest of their name, and that were neither published, live nor a canary
within the last days (KEEP_DAYS, 7). Runs by itself after each promotion. Each removal stands in the history.`,
  options: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  optionLines: [
    '--days <number>      instead of KEEP_DAYS',
    '--dry-run            says what would go, and removes nothing',
  ],
  examples: ['clean --dry-run', 'clean --days 30'],
  words: [0, 0],
  async run(typed, storage) {
    const days = optionText(typed, 'days')
    if (days !== undefined && !/^\d{1,4}$/.test(days))
      throw new WrongUsage(`--days takes a whole number from 0, not '${days}'`)
    const { by } = byOf(typed)
    const done = await clean(storage, {
      ...(by && { by }),
      ...(days !== undefined && { keepDays: Number(days) }),
      dryRun: typed.values['dry-run'] === true,
    })
    const rows = done.removed.map(({ name, version, publishedAt, bytes }) => [name, version, publishedAt, bytes ?? '-'])
    const text =
      rows.length > 0
        ? `${table([done.dryRun ? 'would go' : 'removed', 'version', 'published', 'bytes'], rows)}\n\n${done.kept} stay`
        : `nothing is older than ${done.keepDays} days; ${done.kept} stay`
    return { value: done, text }
  },
}
