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
  env: NodeJS.ProcessEnv
  /** The registry service of an environment that is named: SAMSPEL_REGISTRY_<NAME>, SAMSPEL_TOKEN_<NAME>. Throws `WrongUsage`. */
  clientFor(environment: string): Client
  /** The token of an environment that is named. Throws `WrongUsage`. */
  tokenFor(environment: string): string
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

/** `SAMSPEL_TOKEN_TEST` for the environment `test`. */
function variableOf(what: 'REGISTRY' | 'TOKEN', environment: string): string {
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(environment))
    throw new WrongUsage(`'${environment}' is no name of an environment; small letters, digits and hyphens`)
  return `SAMSPEL_${what}_${environment.toUpperCase().replaceAll('-', '_')}`
}

export function contextOf(
  typed: Typed,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  dir = process.cwd(),
): Context {
  const tokenFor = (environment: string): string => {
    const token = env[variableOf('TOKEN', environment)]
    if (!token?.trim())
      throw new WrongUsage(
        `no token of ${environment}: set ${variableOf('TOKEN', environment)} to one of its registry service`,
      )
    return token.trim()
  }
  return {
    dir,
    say,
    env,
    tokenFor,
    clientFor(environment) {
      const name = variableOf('REGISTRY', environment)
      if (!env[name])
        throw new WrongUsage(`where is ${environment}? Set ${name} to the address of its registry service`)
      return clientOf(addressOf(env[name]), tokenFor(environment))
    },
    client: () => clientOf(addressOf(optionText(typed, 'registry') ?? env.SAMSPEL_REGISTRY), env.SAMSPEL_TOKEN),
    nameOf({ positionals: [name] }) {
      const found = name ?? ownName(dir)
      if (!found || !/^[a-z][a-z0-9-]{0,62}$/.test(found))
        throw new WrongUsage('which remote? Name it, or call this in the folder of its package.json')
      return found
    },
  }
}
