import { sql } from 'kysely'
import type { ConnectedService, ServiceDeed, ServiceName } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { dayMs } from '../../days'
import type { Db } from '../../db/transact'
import type { SetService } from '../../settings'
import { unitsUsed } from '../networks'
import { listEnds } from './ends'
import { serviceTests } from './tests'
import { webhooksOf } from './webhooks'

const minute = 60_000
/** How long a service is ever silent, ms. One that is not here may be silent for as long as it likes. */
const silence: Partial<Record<ServiceName, number>> = {
  facebook: 60 * minute,
  instagram: 60 * minute,
  cards: dayMs,
  mail: 60 * minute,
  web_push: dayMs,
  native_push: dayMs,
  files: 5 * minute,
}

interface CallRow {
  name: ServiceName
  worked_at: string | null
  deed: ServiceDeed | null
  count: number
  failed_at: string | null
  message: string | null
}

interface Sizes {
  waiting: Partial<Record<ServiceName, number>>
  size: Partial<Record<ServiceName, number>>
  /** The caller's own devices. */
  own: Partial<Record<ServiceName, number>>
}

interface SizesRow {
  mails_waiting: number
  mails_sent: number
  pushes_waiting: number
  browsers: number
  phones: number
  own_browsers: number
  own_phones: number
}

const sizesOf = async (db: Db, now: Date, callerId: string): Promise<Sizes> => {
  const { rows } = await sql<SizesRow>`SELECT
    (SELECT count(*) FROM outbox WHERE done_at IS NULL AND kind = 'mail')::int AS mails_waiting,
    (SELECT count(*) FROM outbox WHERE kind = 'mail' AND done_at > ${new Date(now.getTime() - dayMs)})::int AS mails_sent,
    (SELECT count(*) FROM outbox WHERE done_at IS NULL AND kind = 'push-device')::int AS pushes_waiting,
    (SELECT count(*) FROM devices WHERE push_keys IS NOT NULL)::int AS browsers,
    (SELECT count(*) FROM devices WHERE push_keys IS NULL)::int AS phones,
    (SELECT count(*) FROM devices WHERE push_keys IS NOT NULL AND user_id = ${callerId})::int AS own_browsers,
    (SELECT count(*) FROM devices WHERE push_keys IS NULL AND user_id = ${callerId})::int AS own_phones`.execute(db)
  const [row] = rows
  const units = await unitsUsed(db, 'youtube', now)
  if (!row) return { waiting: {}, size: {}, own: {} }
  return {
    waiting: { mail: row.mails_waiting, web_push: row.pushes_waiting },
    size: { mail: row.mails_sent, web_push: row.browsers, native_push: row.phones, youtube: units },
    own: { web_push: row.own_browsers, native_push: row.own_phones },
  }
}

const instant = (at: string | null | undefined): string | null => (at ? new Date(at).toISOString() : null)

/** A push is tried on the caller's own devices alone. */
const untestableNow = (name: ServiceName, { own }: Sizes): ConnectedService['untestable'] =>
  own[name] === 0 ? 'no_device' : serviceTests[name].untestable

const connectedOf = (
  service: SetService,
  call: CallRow | undefined,
  { sizes, now, context }: { sizes: Sizes; now: Date; context: Context<UserCaller> },
): ConnectedService => {
  const { name, reason, settings, host, keyEnd } = service
  const workedAt = instant(call?.worked_at)
  const failedAt = instant(call?.failed_at)
  const isUsed = service.state === 'live' || service.state === 'practice'
  const hasFailed = isUsed && failedAt !== null && (workedAt === null || failedAt > workedAt)
  const longest = silence[name]
  return {
    name,
    state: hasFailed ? 'wrong' : service.state,
    reason,
    settings: [...settings],
    host,
    version: name === 'facebook' || name === 'instagram' ? context.config.social.graphVersion : null,
    keyEnd,
    worked: workedAt && call?.deed ? { at: workedAt, deed: call.deed, count: call.count } : null,
    quiet:
      service.state === 'live' &&
      longest !== undefined &&
      (workedAt === null || now.getTime() - Date.parse(workedAt) > longest),
    untestable: isUsed || service.state === 'wrong' ? untestableNow(name, sizes) : 'not_set',
    failed: hasFailed ? { at: failedAt, message: call?.message ?? '' } : null,
    waiting: sizes.waiting[name] ?? 0,
    size: sizes.size[name] ?? null,
  }
}

const rank = (service: ConnectedService): number =>
  entities.serviceStates.indexOf(service.state) + (service.reason === 'optional' ? entities.serviceStates.length : 0)

/** The services as their settings say and as their calls went, faults first; those that are not needed and not set come last. */
export const getServices = async (context: Context<UserCaller>) => {
  const { db, config, now, caller } = context
  const { rows } =
    await sql<CallRow>`SELECT name, worked_at, deed, count, failed_at, message FROM service_calls`.execute(db)
  const calls = new Map(rows.map((row) => [row.name, row]))
  const sizes = await sizesOf(db, now, caller.id)
  const services = config.services.map((service) =>
    connectedOf(service, calls.get(service.name), { sizes, now, context }),
  )
  return {
    services: {
      isPublic: config.isPublic,
      updatedAt: now.toISOString(),
      services: services.toSorted((one, other) => rank(one) - rank(other)),
      ends: await listEnds(db, config, now),
      webhooks: await webhooksOf(db, now),
    },
  }
}
