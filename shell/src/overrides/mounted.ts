import { useSyncExternalStore } from 'react'
import type { Inspection } from '@samspel/federation/host'
import type { Override, Registry } from '@samspel/federation/registry'
import { useShell } from '../services/context'

/** An override, and what has become of it in this page. */
export interface Mounted {
  override: Override
  /** Version of the build: that of the override, or the one that its origin gave. */
  version: string | undefined
  /** `waiting`: nothing of it was needed on this page yet. `failed`: it does not work, and nothing stands in for it. */
  state: 'running' | 'failed' | 'waiting'
}

/** What the page really runs of an override; what was asked for says nothing of that. */
export const mountedOf = (
  override: Override,
  { loads, failures, widgets }: Pick<Inspection, 'loads' | 'failures' | 'widgets'>,
  { remotes }: Pick<Registry, 'remotes'>,
): Mounted => {
  const version = 'version' in override ? override.version : remotes[override.name]?.version
  const load = loads.find(({ remote }) => remote === override.name)
  const failure = failures.findLast((one) => one.remote === override.name && one.version === version)
  const isOther = load !== undefined && load.version !== version
  const failed = isOther || (failure !== undefined && (!load || failure.at >= load.at))
  const runs = load !== undefined || widgets.some(({ remote, state }) => remote === override.name && state === 'ready')
  return { override, version, state: failed ? 'failed' : runs ? 'running' : 'waiting' }
}

/** Follows what the page runs of these overrides. */
export const useMounted = (overrides: readonly Override[]): Mounted[] => {
  const { host, registry } = useShell()
  // The host makes a new snapshot for each change it announces.
  useSyncExternalStore(host.subscribe, host.getState)
  const inspection = host.inspect()
  return overrides.map((override) => mountedOf(override, inspection, registry))
}
