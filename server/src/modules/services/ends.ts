import { once } from 'node:events'
import { connect } from 'node:tls'
import { sql } from 'kysely'
import { type ServiceEnd, serviceEndDays } from '@samspel/api'
import type { Config } from '../../config'
import { dayMs, dayOf, daysBetween } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Job } from '../../jobs/clock'
import { notify } from '../notices'
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

/** Writes an end down as it is known now. One that was moved is told anew. */
const keepEnd = (db: Db, { kind, name, endsAt, now }: Pick<ServiceEnd, 'kind' | 'name' | 'endsAt'> & { now: Date }) =>
  sql`INSERT INTO service_ends AS e (kind, name, ends_at, read_at) VALUES (${kind}, ${name}, ${endsAt}, ${now})
    ON CONFLICT (kind, name) DO UPDATE SET ends_at = excluded.ends_at, read_at = excluded.read_at,
      told_days = CASE WHEN e.ends_at = excluded.ends_at THEN e.told_days END`.execute(db)

/** The certificate of a public address, read now and then: a proxy in front of us holds it, and does not tell. */
const readCertificate = async ({ db, config, log, now }: AppContext): Promise<void> => {
  if (!config.isPublic || !config.appUrl.startsWith('https:')) return
  const name = new URL(config.appUrl).hostname
  try {
    const end = await certificateEnd(config.appUrl)
    await keepEnd(db, { kind: 'certificate', name, endsAt: end.toISOString(), now: now() })
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the certificate of our own address could not be read')
  }
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

/** What ends, as a notice names it. Tokens are left out: they are renewed long before, and their creators are asked themselves. */
const endNames = {
  certificate: (name: string) => ({ text: `Certifikatet för ${name}`, textEn: `The certificate of ${name}` }),
  api_version: (name: string) => ({ text: `Graph API ${name}`, textEn: `Graph API ${name}` }),
}

interface DueEnd {
  id: string
  kind: keyof typeof endNames
  name: string
  ends_at: string
  told_days: number | null
}

/** Tells administrators of each end some days before it, once for each of `serviceEndDays`. */
const remind = async ({ db, config, live, now }: AppContext): Promise<void> => {
  const at = now()
  const known = await sql<DueEnd>`SELECT id, kind, name, ends_at, told_days FROM service_ends
    WHERE ends_at BETWEEN ${at} AND ${new Date(at.getTime() + (serviceEndDays[0] + 1) * dayMs)} ORDER BY ends_at, id`.execute(
    db,
  )
  for (const { id, kind, name, ends_at: end, told_days: told } of known.rows) {
    const left = daysBetween(dayOf(at), dayOf(end))
    const due = serviceEndDays.findLast((days) => left <= days)
    if (due === undefined || (told !== null && told <= due)) continue
    await transact(db, async (trx) => {
      const { rows } = await sql`UPDATE service_ends SET told_days = ${due}
        WHERE id = ${id} AND told_days IS NOT DISTINCT FROM ${told} AND ends_at = ${end} RETURNING id`.execute(trx)
      if (rows.length === 0) return
      await notify(
        trx,
        { live, now: at, config },
        {
          to: { platform: true },
          kind: 'service_end',
          subjectId: id,
          place: `${id}:${due}`,
          href: '/admin/services',
          facts: { ...endNames[kind](name), day: dayOf(end), count: left },
        },
      )
    })
  }
}

/** Reads what ends, writes it down and reminds of it. */
export const endsJob: Job = {
  name: 'service-ends',
  everyMs: 6 * 3_600_000,
  run: async (context: AppContext) => {
    await readCertificate(context)
    const now = context.now()
    for (const end of versionEnds(context.config)) await keepEnd(context.db, { ...end, now })
    await remind(context)
  },
}
