import { resolve } from 'node:path'
import { takeMaps } from '../commands/take-maps'
import type { Command } from './command'
import { optionText, WrongUsage } from './command'

export const mapsCommand: Command = {
  summary: 'the source maps of a release, for a service that reads error reports',
  usage: '<name> <version>',
  about: `Writes the source maps that were stored with a release into a folder, to be uploaded to a service that translates stacks by itself. Visitors are
given none. For a single stack, 'trace' does without.`,
  options: { out: { type: 'string' } },
  optionLines: ['--out <folder>       where to; made when it is not there'],
  examples: ['maps mf-stores 0.1.0-1a2b3c4d --out ./maps'],
  words: [2, 2],
  async run(typed, storage) {
    const out = optionText(typed, 'out')
    if (!out) throw new WrongUsage('maps needs a folder: --out <folder>')
    const [name, version] = typed.positionals as [string, string]
    const folder = resolve(out)
    const scripts = await takeMaps(storage, name, version, folder)
    return { value: { folder, scripts }, text: `${scripts.length} source maps of ${name}@${version} are in ${folder}` }
  },
}
