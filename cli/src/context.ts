import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Typed } from '@samspel/deploy/team'
import { optionText, WrongUsage } from '@samspel/deploy/team'
import type { Client } from './client'
import { addressOf, clientOf } from './client'

/** Everything that a command works with. */
export interface Context {
  /** The working directory of the command. */
  dir: string
  /** Throws `WrongUsage` when no service or no token is configured. */
  client(): Client
  /** The remote named on the command line, or that of the package.json in `dir`. */
  nameOf(typed: Typed): string
  /** Prints a progress message; not part of the result. */
  say(line: string): void
}

function ownName(dir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(resolve(dir, 'package.json'), 'utf8')) as { name?: string }).name
  } catch {
    return undefined
  }
}

export function contextOf(
  typed: Typed,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  dir = process.cwd(),
): Context {
  return {
    dir,
    say,
    client: () => clientOf(addressOf(optionText(typed, 'registry') ?? env.SAMSPEL_REGISTRY), env.SAMSPEL_TOKEN),
    nameOf({ positionals: [name] }) {
      const found = name ?? ownName(dir)
      if (!found || !/^[a-z][a-z0-9-]{0,62}$/.test(found))
        throw new WrongUsage('which remote? Name it, or call this in the folder of its package.json')
      return found
    },
  }
}
