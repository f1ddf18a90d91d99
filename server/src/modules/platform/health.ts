import type { PlatformPart, PlatformStatus } from '@samspel/api'
import type { Db } from '../../db/transact'
import { listPhases, type PhaseRow } from './figures'
import type { Bounds } from './policies'
import { partsOf, type RegistryFacts } from './registry-service'
import { statusOf } from './status'

/** What a team is told of its remote. The figures are those of the status page. */
export interface RemoteHealth extends PlatformPart {
  environment: string
  from: string
  hours: number
  phases: PhaseRow[]
  alarm: PlatformStatus['alarm']
  /** From how many loads or visitors on a version is judged, and which share of them may fail. */
  bounds: { loads: number; rate: number }
}

const onlyOf = (registry: RegistryFacts, name: string): RegistryFacts => {
  const { shell: _shell, ...rest } = registry
  const part = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  return name === 'shell' ? { ...registry, remotes: {} } : { ...rest, remotes: part ? { [name]: part } : {} }
}

/** @returns undefined when nothing of this name is live */
export const healthOf = async (
  db: Db,
  registry: RegistryFacts,
  { name, ...asked }: { name: string; now: Date; hours: number; bounds: Bounds },
): Promise<RemoteHealth | undefined> => {
  const only = onlyOf(registry, name)
  if (partsOf(only).length === 0) return undefined
  const { environment, parts, hours, alarm } = await statusOf(db, only, asked)
  const from = hours[0] as string
  return {
    ...(parts[0] as PlatformPart),
    environment,
    from,
    hours: hours.length,
    phases: await listPhases(db, name, from),
    alarm,
    bounds: { loads: asked.bounds.canaryMinVisitors, rate: asked.bounds.canaryMaxFailureRate },
  }
}
