import { resolve } from 'node:path'
import { readBuiltFolder } from '../build/built-folder'
import type { Buildable } from '../build/workspace'
import { listBuildables } from '../build/workspace'
import { lookAt } from '../commands/look'
import type { Published } from '../commands/publish'
import { publish } from '../commands/publish'
import { publishFolder } from '../commands/publish-folder'
import type { StoreOptions } from '../commands/store-build'
import { localProvenance } from '../provenance/local'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import type { Command } from './command'
import { byOf, optionText } from './command'
import { publishedText } from './publish-text'

function buildableCalled(name: string): Buildable {
  const all = listBuildables()
  const found = all.find((candidate) => candidate.name === name)
  if (!found)
    throw new Refused(
      `there is no ${name} in this checkout; there are ${all.map((known) => known.name).join(', ')}`,
      'unknown',
    )
  return found
}

const publishDir = async (
  storage: Storage,
  folder: string,
  wanted: { name: string | undefined; version: string | undefined },
  options: StoreOptions,
): Promise<Published> => publishFolder(storage, await readBuiltFolder(folder, wanted), folder, options)

export const publishCommand: Command = {
  summary: 'build and store; live for nobody yet',
  usage: '<name>',
  about: `Builds a remote (or the shell) and stores it as a release that never changes. Nobody gets it before 'promote'.
The gate compares it with what is live first: shared libraries, contract, public surface field by field, routes and slots
that collide, size against its budget. What it refuses is not stored; the table says what, why and what to do.
The same sources again do nothing; other sources under a version that exists are refused.
With --dir nothing is built: the folder holds what was built elsewhere, and says its version itself.`,
  options: {
    version: { type: 'string' },
    dir: { type: 'string' },
    force: { type: 'boolean' },
    'identity-token': { type: 'string' },
  },
  optionLines: [
    '--version <version>  its version; made from package.json and a hash of the sources when left out',
    '--dir <folder>       stores the build in this folder',
    '--identity-token <file>  the token by which CI proves commit and repository (PROVENANCE_POLICY says whose is taken)',
    '--force              publishes what the gate refuses, and writes the findings into the history',
  ],
  examples: [
    'publish mf-stores',
    'publish mf-stores --version 1.4.0',
    'publish mf-reports --dir ../mf-reports/dist',
    'publish mf-stores --json',
  ],
  words: [1, 1],
  async run(typed, storage) {
    const [name] = typed.positionals
    const [version, dir, { by }] = [optionText(typed, 'version'), optionText(typed, 'dir'), byOf(typed)]
    const folder = dir === undefined ? undefined : resolve(process.env.INIT_CWD ?? '', dir)
    const sources = folder ?? buildableCalled(name!).dir
    const provenance = await localProvenance(name!, sources, optionText(typed, 'identity-token'))
    const options = { ...(by && { by }), force: typed.values.force === true, provenance }
    const done =
      folder === undefined
        ? await publish(storage, buildableCalled(name!), { ...options, ...(version && { version }) })
        : await publishDir(storage, folder, { name, version }, options)
    const look = await lookAt(storage, done, process.env.PUBLIC_URL)
    const shown = { ...done, ...(look && { look }) }
    return { value: shown, text: publishedText(shown) }
  },
}
