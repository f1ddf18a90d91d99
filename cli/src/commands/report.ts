import type { Command } from '@samspel/deploy/team'
import { historyText, limitOf, statusFor, statusText } from '@samspel/deploy/team'
import type { Context } from '../context'

export const statusCommand: Command<Context> = {
  summary: 'what is live, canary, locked',
  usage: '[<name>]',
  about:
    'What is live, since when and by whom, what would stand in, what is a canary with which share, and what is locked.',
  examples: ['status', 'status mf-reports', 'status --json'],
  words: [0, 1],
  async run(typed, { client }) {
    const done = statusFor(await client().status(), typed.positionals[0])
    return { value: done, text: statusText(done) }
  },
}

export const historyCommand: Command<Context> = {
  summary: 'who did what, newest first',
  usage: '[<name>]',
  about:
    'Everything that changed what visitors get, and every release that was published or removed: who (team and name of the token), when, from, to, why.',
  options: { limit: { type: 'string' } },
  optionLines: ['--limit <number>     the newest so many, at most 1000; 50 when left out'],
  examples: ['history', 'history mf-reports --limit 5'],
  words: [0, 1],
  async run(typed, { client }) {
    const entries = await client().history(typed.positionals[0], Math.min(1_000, limitOf(typed)))
    return { value: entries, text: historyText(entries) }
  },
}

export const whoamiCommand: Command<Context> = {
  summary: 'whose token this is, and what it may do',
  usage: '',
  about: 'Asks the registry service about SAMSPEL_TOKEN: team, remotes, rights, and until when it is good.',
  examples: ['whoami'],
  words: [0, 0],
  async run(_typed, { client }) {
    const token = await client().whoami()
    return {
      value: token,
      text: `token ${token.id} of ${token.team}/${token.name}: may ${token.may.join(', ')} ${token.remotes.join(', ')}, until ${token.expiresAt}`,
    }
  },
}
