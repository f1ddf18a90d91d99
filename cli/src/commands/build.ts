import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from '@samspel/deploy/team'
import {
  checkFit,
  findingsTable,
  hashFolder,
  installedShapes,
  optionText,
  pass,
  readBuiltFolder,
  Refused,
  releaseOf,
  runBuild,
  sizeFindings,
  writeShapes,
  WrongUsage,
} from '@samspel/deploy/team'
import type { Context } from '../context'

interface Sources {
  name: string
  version: string
  peerDependencies?: Record<string, string>
}

/** The package.json of the remote whose sources are in a folder. Throws if the folder contains no remote. */
export function sourcesIn(dir: string): Sources {
  if (!existsSync(resolve(dir, 'src/remote.ts')))
    throw new WrongUsage(`${dir} holds no remote: there is no src/remote.ts. Call this in its folder`)
  return JSON.parse(readFileSync(resolve(dir, 'package.json'), 'utf8')) as Sources
}

export const buildCommand: Command<Context> = {
  summary: 'build the remote of this folder',
  usage: '[--out dist]',
  about: `Builds the remote of this folder for production, with the presets (@samspel/federation) that it has installed. The version is made from
package.json and a hash of the sources; --version or SAMSPEL_VERSION names another one. The files know their version: publish sends them under no other.`,
  options: { out: { type: 'string' }, version: { type: 'string' } },
  optionLines: [
    '--out <folder>       where the files go; dist when left out, and emptied first',
    '--version <version>  instead of the one that is made',
  ],
  examples: ['build', 'build --version 1.4.0'],
  words: [0, 0],
  async run(typed, { dir }) {
    const own = sourcesIn(dir)
    const out = resolve(dir, optionText(typed, 'out') ?? 'dist')
    const version =
      optionText(typed, 'version') ?? (process.env.SAMSPEL_VERSION || `${own.version}-${hashFolder(dir).slice(0, 8)}`)
    const begun = Date.now()
    await mkdir(out, { recursive: true })
    await runBuild({ name: own.name, dir }, version, out)
    writeShapes(out, installedShapes(dir, Object.keys(own.peerDependencies ?? {})))
    const { name, files } = await readBuiltFolder(out, { name: own.name, version })
    const took = Date.now() - begun
    return {
      value: { name, version, dir: out, files: files.length, took },
      text: `${name}@${version} is built into ${out} (${files.length} files, ${(took / 1000).toFixed(1)} s)`,
    }
  },
}

export const gateCommand: Command<Context> = {
  summary: 'would the build of this folder be let in?',
  usage: '[<name>] [--dir dist]',
  about: `Compares the build in a folder with what is live now, as publish and promote will: shared libraries and the names taken from them, contract, public
surface, routes and slots, size. Nothing is sent. The service looks again when it is published.`,
  options: { dir: { type: 'string' } },
  optionLines: ['--dir <folder>       of the build; dist when left out'],
  examples: ['gate', 'gate --json'],
  words: [0, 1],
  async run(typed, { dir, client }) {
    const folder = resolve(dir, optionText(typed, 'dir') ?? 'dist')
    const built = await readBuiltFolder(folder, { name: typed.positionals[0] })
    if (built.data.kind === 'shell') throw new Refused('the shell is compared by publish alone', 'usage')
    const { record } = await releaseOf({ ...built, inputs: '', folder }, 'gate')
    const findings = [...sizeFindings(record, built.data), ...checkFit(await client().registry(), record)]
    const title = `${built.name}@${built.version}`
    pass(title, findings, false)
    return {
      value: { name: built.name, version: built.version, findings },
      text: `${findings.length > 0 ? `${findingsTable(findings)}\n\n` : ''}${title} fits what is live`,
    }
  },
}
