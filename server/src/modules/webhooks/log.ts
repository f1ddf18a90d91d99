import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import { managedBy } from '../../auth/api-owner'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { send, settle } from './deliver'
import { type DeliveryRow, toDelivery, tryAnew, type WebhookRow } from './repository'

type Call = Context<UserCaller>

/** An address for brands that the caller manages; 404 for any other. `locked`: nobody else changes it before the end of the transaction. */
export const ownWebhook = async (
  db: Db,
  caller: UserCaller,
  id: string,
  { locked = false } = {},
): Promise<WebhookRow> => {
  const found = db.selectFrom('webhooks').selectAll().where('id', '=', id).where(managedBy(caller, 'webhooks'))
  const webhook = await (locked ? found.forUpdate() : found).executeTakeFirst()
  if (!webhook) throw new AppError('not_found')
  return webhook
}

const readDelivery = (db: Db, id: string): Promise<DeliveryRow> =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What an address was told, newest first. */
export const listWebhookDeliveries = async (
  { db, caller, config }: Call,
  { id, query }: { id: string; query: Query<'listWebhookDeliveries'> },
) => {
  await ownWebhook(db, caller, id)
  const page = pageOf(query, pageSizes.table)
  const which = sql`webhook_deliveries WHERE webhook_id = ${id} AND ${query.state ? sql`state = ${query.state}` : sql`true`}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<DeliveryRow>`SELECT * FROM ${which} ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    which,
  )
  return { webhookDeliveries: rows.map((row) => toDelivery(row, config)), meta: metaOf(page, total) }
}

/** Sends a `ping` at once and answers what came back; it is not tried again. */
export const testWebhook = async (call: Call, { id }: { id: string }) => {
  const { db, caller, config, now } = call
  const webhook = await ownWebhook(db, caller, id)
  const ping = uuidv7()
  // A claim for as long as the receiver may take: the job leaves it alone.
  await sql`INSERT INTO webhook_deliveries (id, webhook_id, kind, facts, happened_at, attempts, next_at)
    VALUES (${ping}, ${id}, 'ping', '{}', ${now}, 1, now() + interval '10 minutes')`.execute(db)
  const context = { db, config, now: () => now }
  const delivery = await readDelivery(db, ping)
  await settle(context, webhook, delivery, await send(context, webhook, delivery))
  return { webhookDelivery: toDelivery(await readDelivery(db, ping), config) }
}

/** Has one delivery sent again, with the same id. */
export const replayWebhookDelivery = ({ db, caller, config }: Call, { id }: { id: string }) =>
  transact(db, async (trx) => {
    const delivery = await trx.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()
    if (!delivery) throw new AppError('not_found')
    await ownWebhook(trx, caller, delivery.webhook_id)
    await tryAnew(trx, sql`id = ${id}`)
    return { webhookDelivery: toDelivery(await readDelivery(trx, id), config) }
  })

/** Has everything sent again that was given up; an address that was paused for that goes on. */
export const replayFailedDeliveries = ({ db, caller }: Call, { id }: { id: string }): Promise<{ count: number }> =>
  transact(db, async (trx) => {
    const webhook = await ownWebhook(trx, caller, id, { locked: true })
    if (webhook.paused_as === 'failing') await goOn(trx, id)
    const { numAffectedRows } = await tryAnew(trx, sql`webhook_id = ${id} AND state = 'failed' AND kind <> 'ping'`)
    return { count: Number(numAffectedRows ?? 0) }
  })

/** An address is sent to again; what waits for it meanwhile has its days from now on. */
export const goOn = async (trx: Db, id: string): Promise<void> => {
  await trx.updateTable('webhooks').set({ paused_as: null }).where('id', '=', id).execute()
  await tryAnew(trx, sql`webhook_id = ${id} AND state = 'waiting'`)
}
