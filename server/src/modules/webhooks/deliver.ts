import { sql } from 'kysely'
import { webhookDays } from '@samspel/api/webhooks'
import { type Db, transact } from '../../db/transact'
import type { AppContext } from '../../http/call'
import { enqueueMail } from '../../outbox/mails'
import { apiOwnersOf } from '../api-tokens'
import { pausedMail } from './mails'
import { type Answer, post } from './post'
import { bodyOf, type DeliveryRow, secretsOf, type WebhookRow } from './repository'
import { signedHeaders } from './sign'

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

const isTaken = ({ status }: Pick<Answer, 'status'>) => status !== null && status >= 200 && status < 300

/** Sends one delivery, signed by each secret that holds. */
export const send = (
  { config, now }: Pick<Context, 'config' | 'now'>,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Answer> => {
  const body = bodyOf(delivery, config)
  const at = now()
  return post(config, {
    url: webhook.url,
    body,
    headers: signedHeaders({ id: delivery.id, body, now: at }, secretsOf(config, webhook, at)),
  })
}

/** Pauses an address that is not to be written to, once; its owners are told. */
const pause = async (
  trx: Db,
  { config }: Pick<Context, 'config'>,
  { id, company_id, url }: WebhookRow,
  as: 'failing' | 'gone',
): Promise<void> => {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ paused_as: as })
    .where('id', '=', id)
    .where('paused_as', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { host } = new URL(url)
  for (const owner of await apiOwnersOf(trx, company_id))
    await enqueueMail(trx, pausedMail({ appUrl: config.appUrl, to: owner.email, locale: owner.locale, as, host }))
}

/** The longest wait between two tries, seconds. */
const longestPause = 4 * 3_600
const pauseAfter = (attempts: number, { retryAfter = 0 }: Answer) =>
  Math.max(Math.min(5 * 2 ** attempts, longestPause), retryAfter)

/** Writes down what came back: delivered, waiting for another try, or given up after some days. */
export const settle = (context: Context, webhook: WebhookRow, delivery: DeliveryRow, answer: Answer): Promise<void> =>
  transact(context.db, async (trx) => {
    const isGone = answer.status === 410
    const { rows } = await sql<{ state: DeliveryRow['state'] }>`UPDATE webhook_deliveries SET
        state = CASE WHEN ${isTaken(answer)} THEN 'delivered'
          WHEN ${isGone} OR kind = 'ping' OR begun_at <= now() - make_interval(days => ${webhookDays.tries}) THEN 'failed'
          ELSE 'waiting' END,
        next_at = now() + make_interval(secs => ${pauseAfter(delivery.attempts, answer)}),
        attempts = ${delivery.attempts}, tried_at = now(), status = ${answer.status}, took_ms = ${answer.tookMs},
        answer = ${answer.answer}, fault = ${answer.fault}
      WHERE id = ${delivery.id} RETURNING state`.execute(trx)
    if (isGone) return pause(trx, context, webhook, 'gone')
    if (rows[0]?.state !== 'failed' || delivery.kind === 'ping') return undefined
    // One that is refused for what it says is no reason to stop the others.
    const { rows: taken } =
      await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${webhook.id} AND state = 'delivered'
      AND kind <> 'ping' AND tried_at > now() - make_interval(days => ${webhookDays.tries}) LIMIT 1`.execute(trx)
    return taken.length > 0 ? undefined : pause(trx, context, webhook, 'failing')
  })

/** A claimed row is left to its worker for so long; longer than a receiver may take. */
const claimSeconds = 120
/** How many go to one address at once, and to all. A slow receiver holds up its own alone. */
const [atOnce, atOnceToAll] = [4, 60]

/** Sends what is due; returns how many. */
export const sendDue = async (context: Context): Promise<number> => {
  const { rows } = await sql<DeliveryRow>`UPDATE webhook_deliveries SET attempts = attempts + 1,
      next_at = now() + make_interval(secs => ${claimSeconds})
    WHERE id IN (SELECT due.id FROM webhooks w CROSS JOIN LATERAL (SELECT d.id FROM webhook_deliveries d
        WHERE d.webhook_id = w.id AND d.state = 'waiting' AND d.next_at <= now()
        ORDER BY d.next_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED) due
      WHERE w.paused_as IS NULL ORDER BY random() LIMIT ${atOnceToAll})
    RETURNING *`.execute(context.db)
  if (rows.length === 0) return 0
  const webhooks = await context.db
    .selectFrom('webhooks')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.webhook_id),
    )
    .execute()
  const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]))
  await Promise.all(
    rows.map(async (delivery) => {
      const webhook = byId.get(delivery.webhook_id)
      if (webhook) await settle(context, webhook, delivery, await send(context, webhook, delivery))
    }),
  )
  return rows.length
}
