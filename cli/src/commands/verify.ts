import type { Command } from '@samspel/deploy/team'
import { verifiedText, verifyAbout } from '@samspel/deploy/team'
import type { Context } from '../context'

export const verifyCommand: Command<Context> = {
  summary: 'does the registry service hold what was published, and is its history whole?',
  usage: '',
  about: verifyAbout,
  examples: ['verify', 'verify --json'],
  words: [0, 0],
  async run(_typed, { client }) {
    const done = await client().verify()
    return { value: done, text: verifiedText(done, 'the registry service') }
  },
}
