import { resolve } from 'node:path'
import type { Command } from '@samspel/deploy/team'
import { optionText, publishedText, readBuiltFolder, sourceOf } from '@samspel/deploy/team'
import type { Context } from '../context'
import { identityToken } from '../identity'

export const publishCommand: Command<Context> = {
  summary: 'send a build to the registry service; live for nobody yet',
  usage: '[<name>] [--dir dist]',
  about: `Sends the build in a folder to the registry service, which compares it with what is live (the gate) and stores it as a release that never
changes. Nobody gets it before 'promote'. What the gate refuses is not stored; the table says what, why and what to do.
The release says of which commit and repository it is; where CI gives a token the service checks that, else it is unsigned.
Broken off, it is asked for again: only what has not arrived is sent. The same build again does nothing; another one under a version that exists is refused.`,
  options: {
    dir: { type: 'string' },
    version: { type: 'string' },
    force: { type: 'boolean' },
    'identity-token': { type: 'string' },
  },
  optionLines: [
    '--dir <folder>       of the build; dist when left out',
    '--version <version>  that it must be; the one that it was built as when left out',
    '--identity-token <file>  by which CI proves commit and repository; GitHub Actions is asked for one, GitLab has SAMSPEL_IDENTITY_TOKEN',
    "--force              publishes what the gate refuses, and writes the findings into the history; needs the right 'force'",
  ],
  examples: ['publish', 'publish --dir dist --json'],
  words: [0, 1],
  async run(typed, { dir, client, env, say }) {
    const folder = resolve(dir, optionText(typed, 'dir') ?? 'dist')
    const built = await readBuiltFolder(folder, { name: typed.positionals[0], version: optionText(typed, 'version') })
    const service = client()
    const file = optionText(typed, 'identity-token')
    const identity = await identityToken(file && resolve(dir, file), service.address, await service.audience(), env)
    const options = { force: typed.values.force === true, source: await sourceOf(dir, env), identity }
    const done = await service.publish(built, folder, options, say)
    return { value: done, text: publishedText(done) }
  },
}
