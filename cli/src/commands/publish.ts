import { resolve } from 'node:path'
import type { Command } from '@samspel/deploy/team'
import { optionText, publishedText, readBuiltFolder } from '@samspel/deploy/team'
import type { Context } from '../context'

export const publishCommand: Command<Context> = {
  summary: 'send a build to the registry service; live for nobody yet',
  usage: '[<name>] [--dir dist]',
  about: `Sends the build in a folder to the registry service, which compares it with what is live (the gate) and stores it as a release that never
changes. Nobody gets it before 'promote'. What the gate refuses is not stored; the table says what, why and what to do.
Broken off, it is asked for again: only what has not arrived is sent. The same build again does nothing; another one under a version that exists is refused.`,
  options: { dir: { type: 'string' }, version: { type: 'string' }, force: { type: 'boolean' } },
  optionLines: [
    '--dir <folder>       of the build; dist when left out',
    '--version <version>  that it must be; the one that it was built as when left out',
    "--force              publishes what the gate refuses, and writes the findings into the history; needs the right 'force'",
  ],
  examples: ['publish', 'publish --dir dist --json'],
  words: [0, 1],
  async run(typed, { dir, client, say }) {
    const folder = resolve(dir, optionText(typed, 'dir') ?? 'dist')
    const built = await readBuiltFolder(folder, { name: typed.positionals[0], version: optionText(typed, 'version') })
    const done = await client().publish(built, folder, typed.values.force === true, say)
    return { value: done, text: publishedText(done) }
  },
}
