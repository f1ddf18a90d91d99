import { verifyReleases } from '../commands/verify'
import { Refused } from '../registry/refused'
import type { Command } from './command'

export const verifyCommand: Command = {
  summary: 'is what is stored what was published?',
  usage: '',
  about: `Checks the signature of the registry and of every release's record, and the hash of every file that a record names. Reads everything: some seconds
for a folder, longer for a bucket. Exit code 1 if anything is not as it was published; it is named.`,
  examples: ['verify', 'verify --json'],
  words: [0, 0],
  async run(_typed, storage) {
    const done = await verifyReleases(storage)
    const lines = done.problems.map(({ release, file, why }) => `${release}${file ? ` ${file}` : ''}: ${why}`)
    if (lines.length > 0)
      throw new Refused(`${storage.location} does not hold what was published:\n${lines.join('\n')}`, 'bad_build')
    return {
      value: done,
      text: `revision ${done.revision}: ${done.releases} releases with ${done.files} files are as they were published`,
    }
  },
}
