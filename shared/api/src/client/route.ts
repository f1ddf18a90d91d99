import type { EndpointKey } from '../contract/types'

/** What the client knows of an endpoint; see the contract for the rest. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
  path: string
  base?: 'public' | 'either'
  skipAuth?: boolean
  idempotent?: boolean
  kind?: 'stream' | 'upload'
}

/** Routes of calls by the call's name. */
export type RouteTable = Partial<Record<EndpointKey, Route>>
