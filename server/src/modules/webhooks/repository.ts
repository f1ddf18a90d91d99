import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Webhook, WebhookDelivery } from '@samspel/api'
import type { WebhookKind } from '@samspel/api/webhooks'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { SealedColumn } from '../../sealing/seal-anew'

export type WebhookRow = Selectable<DB['webhooks']>
export type DeliveryRow = Selectable<DB['webhook_deliveries']>

const cipherOf = ({ paymentDetailsKeys }: Pick<Config, 'paymentDetailsKeys'>) => fieldCipher(paymentDetailsKeys)
const ownerOf = (id: string) => `webhook ${id}`

export const sealedWebhooks: readonly SealedColumn[] = (['secret', 'former_secret'] as const).map((column) => ({
  table: 'webhooks',
  key: ['id'],
  column,
  owner: ownerOf,
}))

export const sealSecret = (config: Pick<Config, 'paymentDetailsKeys'>, id: string, secret: string): string =>
  cipherOf(config).seal(secret, ownerOf(id))

/** The secrets that sign now: the one there is, and the former one for its last day. */
export const secretsOf = (
  config: Pick<Config, 'paymentDetailsKeys'>,
  { id, secret, former_secret, former_until }: Pick<WebhookRow, 'id' | 'secret' | 'former_secret' | 'former_until'>,
  now: Date,
): string[] => {
  const isLeft = former_until !== null && new Date(former_until) > now
  return [secret, isLeft ? former_secret : null].flatMap((sealed) => {
    const opened = sealed === null ? undefined : cipherOf(config).open(sealed, ownerOf(id))
    return opened === undefined ? [] : [opened]
  })
}

interface Counted {
  waiting_count: number
  failed_count: number
}
export const columns = sql`webhooks.*,
  (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = webhooks.id AND d.state = 'waiting') AS waiting_count,
  (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = webhooks.id AND d.state = 'failed' AND d.kind <> 'ping') AS failed_count`

export const toWebhook = (row: WebhookRow & Counted): Webhook => ({
  id: row.id,
  url: row.url,
  kinds: row.kinds as WebhookKind[],
  brandIds: row.brand_ids,
  pausedAs: row.paused_as,
  createdAt: row.created_at,
  waitingCount: row.waiting_count,
  failedCount: row.failed_count,
})

export const readWebhook = async (db: Db, id: string): Promise<Webhook> => {
  const { rows } = await sql<WebhookRow & Counted>`SELECT ${columns} FROM webhooks WHERE id = ${id}`.execute(db)
  return toWebhook(rows[0]!)
}

/** Where each id can be asked for, by the name that it has in what is sent. */
const links: Record<string, (id: string) => string> = {
  campaign_id: (id) => `/api/campaigns/${id}`,
  participation_id: (id) => `/api/participations/${id}`,
  store_participation_id: (id) => `/api/store_participations/${id}`,
  post_id: (id) => `/api/mentions/${id}`,
  creator_id: (id) => `/api/instagramers/${id}`,
}

/** What is sent: ids, kind, time, brand and where the records can be asked for; the same on every try. */
export const bodyOf = (
  { id, kind, brand_id, facts, happened_at }: Pick<DeliveryRow, 'id' | 'kind' | 'brand_id' | 'facts' | 'happened_at'>,
  { appUrl }: Pick<Config, 'appUrl'>,
): string =>
  JSON.stringify({
    id,
    type: kind,
    timestamp: new Date(happened_at).toISOString(),
    data: {
      ...(brand_id !== null && { brand_id }),
      ...facts,
      links: Object.fromEntries(
        Object.entries(facts).flatMap(([name, value]) =>
          links[name] && typeof value === 'string'
            ? [[name.replace(/_id$/, ''), new URL(links[name](value), appUrl).href]]
            : [],
        ),
      ),
    },
  })

export const toDelivery = (row: DeliveryRow, config: Pick<Config, 'appUrl'>): WebhookDelivery => ({
  id: row.id,
  kind: row.kind,
  brandId: row.brand_id,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  tookMs: row.took_ms,
  answer: row.answer,
  fault: row.fault as WebhookDelivery['fault'],
  body: bodyOf(row, config),
  createdAt: row.created_at,
  triedAt: row.tried_at,
  nextAt: row.state === 'waiting' ? row.next_at : null,
})

/** Has deliveries tried from now on, for as long as new ones are. */
export const tryAnew = (db: Db, which: RawBuilder<unknown>) =>
  sql`UPDATE webhook_deliveries SET state = 'waiting', attempts = 0, begun_at = now(), next_at = now() WHERE ${which}`.execute(
    db,
  )
