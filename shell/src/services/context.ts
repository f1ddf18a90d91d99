import { createContext, useContext } from 'react'
import type { Client } from '@samspel/api/client'
import type { Host } from '@samspel/federation/host'
import type { ClientConfig, OverrideState, Registry } from '@samspel/federation/registry'

/** What boot makes once and the frame needs everywhere. */
export interface ShellServices {
  client: Client
  host: Host
  registry: Registry
  config: ClientConfig
  /** What the edge and the browser did not grant of the overrides that were asked for. */
  refused: OverrideState['refused']
  terms: Record<'sv' | 'en', string>
}

export const ShellContext = createContext<ShellServices | undefined>(undefined)

export const useShell = (): ShellServices => {
  const services = useContext(ShellContext)
  if (!services) throw new Error('The frame stands outside its ShellContext')
  return services
}
