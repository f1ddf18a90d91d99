import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Typed } from '@samspel/deploy/team'
import { optionText, WrongUsage } from '@samspel/deploy/team'
import type { Client } from './client'
import { addressOf, clientOf } from './client'

/** What a command works on. */
export interface Context {
  /** Folder that the command was called in. */
  dir: string
  /** Throws `WrongUsage` when no service or no token is named. */
  client(): Client
  /** The remote that was named, else that of the folder's package.json. */
  nameOf(typed: Typed): string
  /** A line about what is under way; no part of the answer. */
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
