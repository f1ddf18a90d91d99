import { once } from 'node:events'
import { connect } from 'node:tls'
import { sql } from 'kysely'
import type { ServiceEnd } from '@samspel/api'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { graphVersionEnds } from './graph-versions'

/** Tokens are refreshed long before: those that end within this time are worth a look. */
const tokenDays = 14
const patienceMs = 5_000

/** The end of the certificate that visitors of our own address are shown. */
const certificateEnd = async (appUrl: string): Promise<Date> => {
  const { hostname, port } = new URL(appUrl)
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}

/** Reads the certificate of a public address now and then: a proxy in front of us holds it, and does not tell. */
export const endsJob: Job = {
  name: 'service-ends',
  everyMs: 6 * 3_600_000,
  run: async ({ db, config, log, now }: AppContext) => {
    if (!config.isPublic || !config.appUrl.startsWith('https:')) return
    const name = new URL(config.appUrl).hostname
    try {
      const end = await certificateEnd(config.appUrl)
      await sql`INSERT INTO service_ends (kind, name, ends_at, read_at) VALUES ('certificate', ${name}, ${end}, ${now()})
        ON CONFLICT (kind, name) DO UPDATE SET ends_at = excluded.ends_at, read_at = excluded.read_at`.execute(db)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the certificate of our own address could not be read')
    }
  },
}

const versionEnds = ({ social }: Pick<Config, 'social'>): ServiceEnd[] => {
  const day = graphVersionEnds[social.graphVersion]
  if (!day) return []
  const endsAt = new Date(`${day}T00:00:00Z`).toISOString()
  return (['facebook', 'instagram'] as const)
    .filter((service) => social[service])
    .map((service) => ({ kind: 'api_version', name: social.graphVersion, service, endsAt, count: 1 }))
}

interface TokenRow {
  provider: 'facebook' | 'instagram'
  ends_at: string
  n: number
}

const tokenEnds = async (db: Db, now: Date): Promise<ServiceEnd[]> => {
  const { rows } = await sql<TokenRow>`SELECT provider, min(token_expires_at) AS ends_at, count(*)::int AS n
    FROM provider_identities
    WHERE access_token IS NOT NULL AND token_expires_at BETWEEN ${now} AND ${new Date(now.getTime() + tokenDays * dayMs)}
    GROUP BY provider ORDER BY provider`.execute(db)
  return rows.map(({ provider, ends_at: endsAt, n }) => ({
    kind: 'tokens',
    name: provider,
    service: provider,
    endsAt: new Date(endsAt).toISOString(),
    count: n,
  }))
}

/** Everything with an end that is known, nearest first. */
export const listEnds = async (db: Db, config: Pick<Config, 'social'>, now: Date): Promise<ServiceEnd[]> => {
  const { rows } = await sql<{ name: string; ends_at: string }>`SELECT name, ends_at FROM service_ends
    WHERE kind = 'certificate' ORDER BY name LIMIT 20`.execute(db)
  const certificates = rows.map(({ name, ends_at: endsAt }): ServiceEnd => ({
    kind: 'certificate',
    name,
    service: null,
    endsAt: new Date(endsAt).toISOString(),
    count: 1,
  }))
  const all = [...versionEnds(config), ...certificates, ...(await tokenEnds(db, now))]
  return all.sort((one, other) => one.endsAt.localeCompare(other.endsAt))
}
