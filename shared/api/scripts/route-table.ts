import { endpoints, type Endpoint } from '../src/contract'

/** The bare table that browsers get instead of the schemas: what the client needs to send a call, and no more. */
export const routeTable = (): string => {
  const rows = Object.entries(endpoints as Record<string, Endpoint>).map(([key, { method, path, base, skipAuth, idempotent, kind }]) =>
    `  ${key}: ${JSON.stringify({ method, path, ...(base && { base }), ...(skipAuth && { skipAuth }), ...(idempotent && { idempotent }), ...(kind && { kind }) })},`)
  return [
    '// Emitted from the contract by `pnpm --filter @samspel/api emit`; a test fails when it is stale.',
    "import type { Route } from '../client/route'",
    "import type { EndpointKey } from '../contract/types'",
    '',
    'export const routes: Record<EndpointKey, Route> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
