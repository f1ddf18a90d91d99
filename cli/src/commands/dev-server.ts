import type { Command } from '@samspel/deploy/team'
import { optionText, WrongUsage } from '@samspel/deploy/team'
import type { Context } from '../context'
import { fetchShell } from '../shell'
import { sourcesIn } from './build'

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text)

/** Never resolves: the command runs until it is stopped. */
const untilStopped = () => new Promise<never>(() => {})

export const devCommand: Command<Context> = {
  summary: 'the remote of this folder inside a Samspel that runs',
  usage: '--into <address>',
  about: `Builds the remote whenever a file changes and serves it from this machine to a Samspel that runs elsewhere, for your own session alone. The
environment must take overrides, and know a release of the remote. PORT says where, 3004 if nothing does.`,
  options: { into: { type: 'string' } },
  optionLines: ['--into <address>     of the Samspel, for example https://test.example.se'],
  examples: ['dev --into http://localhost:8080'],
  words: [0, 0],
  async run(typed, { dir }) {
    const into = optionText(typed, 'into')
    if (!into || !isAddress(into)) throw new WrongUsage('into which Samspel? --into http://localhost:8080')
    const { name } = sourcesIn(dir)
    const { startDev } = await import('@samspel/deploy/dev-server')
    await startDev({ name, dir, into: new URL(into).href })
    return untilStopped()
  },
}

export const isolateCommand: Command<Context> = {
  summary: 'the remote of this folder alone, in its sandbox',
  usage: '[--api <address>]',
  about: `Builds the remote whenever a file changes and shows it inside the live shell of the registry service, with no other remote: roles, widths, languages,
faults. Calls get generic answers made from the contract (@samspel/testing), or those of the Samspel with demo data that --api names. PORT and HOST say where.`,
  options: { api: { type: 'string' } },
  optionLines: ['--api <address>      of a Samspel with the demo data, for example http://localhost:8080'],
  examples: ['isolate', 'isolate --api http://localhost:8080'],
  words: [0, 0],
  async run(typed, { dir, client, say }) {
    const api = optionText(typed, 'api')
    if (api !== undefined && !isAddress(api)) throw new WrongUsage('which Samspel? --api http://localhost:8080')
    const { name } = sourcesIn(dir)
    const shell = await fetchShell(client(), dir, say)
    const { startIsolate } = await import('@samspel/deploy/dev-server')
    await startIsolate({ name, dir, shell, api: api && new URL(api).origin })
    return untilStopped()
  },
}
