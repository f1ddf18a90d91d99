import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listBuildables } from '../build/workspace'
import { fail } from './process'

const usage = {
  isolate:
    'npm run isolate -- mf-x [--dir <folder>] [--api <url> | --generic]   one remote in its sandbox; data of an own server, of the Samspel at <url>, or made up',
  dev: 'npm run dev -- mf-x --into <url> [--dir <folder>]   one remote inside a shell that runs at <url>',
}

interface Command {
  name: string
  /** Folder of the sources: the remote's own, or another one that contains them. */
  dir: string
  /** URL of the shell; empty for `isolate`. */
  into: string
  /** URL of the API for `isolate`; undefined for generic answers. */
  api: string | undefined
}

function addressOf(option: string, text: string): string {
  try {
    const { protocol, href } = new URL(text)
    if (protocol === 'http:' || protocol === 'https:') return href
  } catch {
    // Reported below.
  }
  return fail(`${option} ${text} is no address, such as http://localhost:8080`)
}

/** Parses the command line. */
export function readOptions(command: keyof typeof usage): Command {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: 'string' },
      into: { type: 'string' },
      api: { type: 'string' },
      generic: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(usage[command])
    process.exit(0)
  }
  const remotes = listBuildables().filter(({ kind }) => kind === 'remote')
  const names = remotes.map((remote) => remote.name).join(', ')
  const [name] = positionals
  const known = remotes.find((remote) => remote.name === name)
  if (!name) fail(`Which remote? One of ${names}.\n  ${usage[command]}`)
  if (!known) fail(`${name} is no remote here; there are ${names}.`)
  const dir = values.dir ? resolve(process.env.INIT_CWD ?? process.cwd(), values.dir) : known.dir
  if (!existsSync(resolve(dir, 'src/remote.ts'))) fail(`${dir} holds no remote: there is no src/remote.ts.`)
  if (command === 'dev' && !values.into) fail(`Into which Samspel? --into http://localhost:8080\n  ${usage.dev}`)
  // The launcher starts its own API if neither option is given, and passes its URL here.
  const api = values.generic ? undefined : values.api || process.env.ISOLATE_API
  return {
    name,
    dir,
    into: command === 'dev' ? addressOf('--into', values.into!) : '',
    api: api ? new URL(addressOf('--api', api)).origin : undefined,
  }
}
