import { join } from 'node:path'
import { workspaceRoot } from '../build/workspace'
import { actor } from '../commands/actor'
import { rehearsalStage } from '../commands/rehearsal'
import { rehearsalFileOf, rehearsalsIn } from '../rehearse/kept'
import type { Rehearsal } from '../rehearse/report'
import type { Storage } from '../storage/storage'
import type { Command, Typed } from './command'
import { byOf, optionText } from './command'
import { mustAccept, rehearsalText, rehearseTexts, rehearseTyped } from './rehearse-text'

/** Rehearses a version of a remote in this storage, and keeps the report beside it. */
async function rehearseIn(
  storage: Storage,
  typed: Typed,
  name: string,
  version: string | undefined,
): Promise<Rehearsal> {
  const { env } = process
  const done = await rehearseTyped(typed, name, await rehearsalStage(storage, name, version), {
    // The journeys' package has the browser's tools.
    tools: join(workspaceRoot, 'e2e'),
    dir: env.INIT_CWD ?? process.cwd(),
    env,
    site: env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? 8080}`,
  })
  await rehearsalsIn(rehearsalFileOf(storage.location)).keep({ ...done, by: byOf(typed).by ?? actor() })
  return done
}

/** The rehearsal that `promote --rehearse` asks for, accepted; undefined without it. */
export async function acceptedIn(
  storage: Storage,
  typed: Typed,
  name: string,
  version: string | undefined,
): Promise<Rehearsal | undefined> {
  if (typed.values.rehearse !== true) return undefined
  const done = await rehearseIn(storage, typed, name, version)
  await mustAccept(done, typed)
  return done
}

export const rehearseCommand: Command = {
  ...rehearseTexts,
  usage: '<name> [<version>]',
  options: { ...rehearseTexts.options, version: { type: 'string' } },
  optionLines: ['--version <version>  the candidate; the newest when left out', ...rehearseTexts.optionLines],
  examples: [
    'rehearse mf-stores',
    'rehearse mf-stores 0.1.0-23c5b5eb --width 360',
    'rehearse mf-stores --pictures /tmp/seen',
  ],
  words: [1, 2],
  async run(typed, storage) {
    const [name, version = optionText(typed, 'version')] = typed.positionals
    const done = await rehearseIn(storage, typed, name!, version)
    return { value: done, text: rehearsalText(done) }
  },
}
