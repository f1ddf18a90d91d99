import { createContext, useContext } from 'react'
import type { Client } from '@samspel/api/client'
import type { Host } from '@samspel/federation/host'
import type { ClientConfig, Registry } from '@samspel/federation/registry'

/** What boot makes once and the frame needs everywhere. */
export interface ShellServices {
  client: Client
  host: Host
  registry: Registry
  config: ClientConfig
  terms: Record<'sv' | 'en', string>
}

export const ShellContext = createContext<ShellServices | undefined>(undefined)

export const useShell = (): ShellServices => {
  const services = useContext(ShellContext)
  if (!services) throw new Error('The frame stands outside its ShellContext')
  return services
}
