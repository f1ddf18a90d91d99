import fastify from 'fastify'
import { logStream } from '../edge/log-stream'
import type { Storage } from '../storage/storage'
import { registerRegistryService } from './register'

/** Where the service listens. Never the public address: whoever holds the secret can take releases back. */
export interface RegistryServiceOptions {
  host: string
  port: number
  secret: string
  storage: Storage
}

/** Starts the registry service on a port of its own. */
export async function startRegistryService({ host, port, secret, storage }: RegistryServiceOptions): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ logger: { level: process.env.LOG_LEVEL ?? 'warn', stream: logStream }, forceCloseConnections: true })
  registerRegistryService(app, storage, secret)
  const url = await app.listen({ host, port })
  return { url, close: () => app.close() }
}
