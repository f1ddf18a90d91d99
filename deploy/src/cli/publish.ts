import { listBuildables } from '../build/workspace'
import type { Buildable } from '../build/workspace'
import { publish } from '../commands/publish'
import { findingsTable } from '../gate/check'
import { Refused } from '../registry/refused'
import { byOf, optionText } from './command'
import type { Command } from './command'

function buildableCalled(name: string): Buildable {
  const all = listBuildables()
  const found = all.find((candidate) => candidate.name === name)
  if (!found) throw new Refused(`there is no ${name} in this checkout; there are ${all.map((known) => known.name).join(', ')}`, 'unknown')
  return found
}

export const publishCommand: Command = {
  summary: 'build and store; live for nobody yet',
  usage: '<name>',
  about: `Builds a remote (or the shell) and stores it as a release that never changes. Nobody gets it before 'promote'.
The gate compares it with what is live first: shared libraries, contract, public surface field by field, routes and slots
that collide, size against its budget. What it refuses is not stored; the table says what, why and what to do.
The same sources again do nothing; other sources under a version that exists are refused.`,
  options: { version: { type: 'string' }, force: { type: 'boolean' } },
  optionLines: [
    '--version <version>  its version; made from package.json and a hash of the sources when left out',
    '--force              publishes what the gate refuses, and writes the findings into the history',
  ],
  examples: ['publish mf-stores', 'publish mf-stores --version 1.4.0', 'publish mf-stores --json'],
  words: [1, 1],
  async run(typed, storage) {
    const version = optionText(typed, 'version')
    const { by } = byOf(typed)
    const done = await publish(storage, buildableCalled(typed.positionals[0]!), { ...(version && { version }), ...(by && { by }), force: typed.values.force === true })
    const said = done.built ? `is published (${(done.took / 1000).toFixed(1)} s)` : 'was published already'
    const text = `${done.name}@${done.version} ${said}${done.forced.length > 0 ? `, forced over: ${done.forced.join('; ')}` : ''}`
    return { value: done, text: done.findings.length > 0 ? `${findingsTable(done.findings)}\n\n${text}` : text }
  },
}
