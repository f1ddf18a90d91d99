import { readSbom } from '../commands/sbom'
import type { Command } from './command'
import { sbomTexts, versionedName } from './sbom-text'

export const sbomCommand: Command = {
  ...sbomTexts,
  usage: '<name>[@<version>]',
  examples: ['sbom mf-stores', 'sbom mf-stores@0.1.0-1a2b3c4d > sbom.json'],
  words: [1, 1],
  plainWords: true,
  async run(typed, storage) {
    const { name, version } = versionedName(typed.positionals[0]!)
    const text = (await readSbom(storage, name, version)).toString('utf8')
    return { value: JSON.parse(text) as unknown, text: text.trimEnd() }
  },
}
