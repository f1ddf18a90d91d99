import { verifyReleases } from '../commands/verify'
import type { Command } from './command'
import { verifiedText, verifyAbout } from './verify-text'

export const verifyCommand: Command = {
  summary: 'is what is stored what was published, and the history whole?',
  usage: '',
  about: verifyAbout,
  examples: ['verify', 'verify --json'],
  words: [0, 0],
  async run(_typed, storage) {
    const done = await verifyReleases(storage)
    return { value: done, text: verifiedText(done, storage.location) }
  },
}
