import type { Source } from '../commands/take-over'
import { readEnvironments } from '../provenance/environments'
import { readProvenancePolicy } from '../provenance/policy'
import { sourceRegistry } from '../provenance/source-registry'
import type { Storage } from '../storage/storage'
import type { Typed } from './command'
import { optionText, WrongUsage } from './command'

/** The environment that --from names; undefined without it. Throws {@link WrongUsage}. */
export async function sourceNamed(
  typed: Typed,
  storage: Storage,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Source | undefined> {
  const [name, to] = [optionText(typed, 'from'), optionText(typed, 'to')]
  if (name === undefined) return undefined
  const environments = readEnvironments(env.PROMOTE_SOURCES)
  const environment = Object.hasOwn(environments, name) ? environments[name] : undefined
  if (!environment)
    throw new WrongUsage(
      `PROMOTE_SOURCES names no ${name}; it names ${Object.keys(environments).join(', ') || 'nothing'}`,
    )
  const { environment: own } = await storage.readRegistry()
  if (to !== undefined && to !== own) throw new WrongUsage(`this storage is that of ${own}, not of ${to}`)
  const variable = `SAMSPEL_TOKEN_${name.toUpperCase().replaceAll('-', '_')}`
  const token = env[variable]?.trim()
  if (!token) throw new WrongUsage(`no token of ${name}: set ${variable} to one of its registry service`)
  const ask = sourceRegistry(name, environment, token)
  return { ...environment, name, ask, policy: readProvenancePolicy(env.PROVENANCE_POLICY) }
}
