import type { Command } from '@samspel/deploy/team'
import { sbomTexts, versionedName } from '@samspel/deploy/team'
import type { Context } from '../context'

export const sbomCommand: Command<Context> = {
  ...sbomTexts,
  usage: '[<name>[@<version>]]',
  examples: ['sbom', 'sbom mf-reports@1.4.0 > sbom.json'],
  words: [0, 1],
  plainWords: true,
  async run(typed, { client, nameOf }) {
    const { name, version } = versionedName(typed.positionals[0] ?? nameOf(typed))
    const text = new TextDecoder().decode(await client().sbom(name, version))
    return { value: JSON.parse(text) as unknown, text: text.trimEnd() }
  },
}
