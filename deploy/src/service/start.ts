import fastify from 'fastify'
import { logStream } from '../edge/log-stream'
import type { Environments } from '../provenance/environments'
import type { IssuerKeys } from '../provenance/issuer-keys'
import type { ProvenancePolicy } from '../provenance/policy'
import { rehearsalFileOf, rehearsalsIn } from '../rehearse/kept'
import type { Storage } from '../storage/storage'
import { tokenFileOf, tokensIn } from '../tokens/token-file'
import { registerRegistryService } from './register'
import { figuresOf } from './team/figures'
import { registerTeamService } from './team/register'
import { stagingIn, stagingOf } from './team/staging'

/** Where the service listens. Expose only `/v1` to others: whoever has the secret can withdraw releases. */
export interface RegistryServiceOptions {
  host: string
  port: number
  secret: string
  storage: Storage
  /** Of the API, which knows what browsers told; without it teams have no figures. */
  apiUrl?: string | undefined
  /** Of the site, for links to a build. */
  siteUrl?: string | undefined
  /** Which identities of builds are taken (PROVENANCE_POLICY). */
  provenance?: ProvenancePolicy | undefined
  /** How keys of issuers are read; from public addresses alone when left out. */
  keys?: IssuerKeys | undefined
  /** Environments from which releases may be taken over (PROMOTE_SOURCES). */
  environments?: Environments | undefined
}

/** Starts the registry service on its own port: for the API server by its secret, for teams by their tokens. */
export async function startRegistryService({
  host,
  port,
  secret,
  storage,
  apiUrl,
  siteUrl,
  provenance,
  keys,
  environments,
}: RegistryServiceOptions): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', stream: logStream },
    forceCloseConnections: true,
    requestTimeout: 120_000,
    trustProxy: 'loopback',
  })
  registerRegistryService(app, storage, secret)
  const staging = stagingIn(stagingOf(storage.location))
  registerTeamService(app, {
    storage,
    tokens: tokensIn(tokenFileOf(storage.location)),
    staging,
    figures: figuresOf({ apiUrl, secret }),
    rehearsals: rehearsalsIn(rehearsalFileOf(storage.location)),
    siteUrl,
    provenance,
    keys,
    environments,
  })
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
