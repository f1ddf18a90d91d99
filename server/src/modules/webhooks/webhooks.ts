import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes, type Webhook } from '@samspel/api'
import { managedBy, ownBrandsOf, requireApiOwner } from '../../auth/api-owner'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { dayMs } from '../../days'
import { pageWithTotal } from '../../db/page-with-total'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { record } from '../audit'
import { requireConfirmation } from '../auth'
import { goOn, ownWebhook } from './log'
import { isWebhookAddress } from './post'
import { columns, readWebhook, sealSecret, toWebhook, type WebhookRow } from './repository'
import { newSecret } from './sign'

type Call = Context<UserCaller>

/** The addresses of a company, newest first. */
export const listWebhooks = async (
  { db, caller }: Call,
  { id, query }: { id: string; query: Query<'listWebhooks'> },
) => {
  requireApiOwner(caller, id)
  const page = pageOf(query, pageSizes.table)
  const shown = sql`webhooks WHERE webhooks.company_id = ${id} AND ${managedBy(caller, 'webhooks')}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<
      Parameters<typeof toWebhook>[0]
    >`SELECT ${columns} FROM ${shown} ORDER BY webhooks.created_at DESC, webhooks.id DESC
      LIMIT ${page.limit} OFFSET ${page.offset}`,
    shown,
  )
  return { webhooks: rows.map(toWebhook), meta: metaOf(page, total) }
}

const requireAddress = (url: string, config: Call['config']): void => {
  if (!isWebhookAddress(url, config)) throw invalid({ url: ['invalid_url'] })
}
const kindsOf = (kinds: readonly string[]): string[] => {
  if (kinds.length === 0) throw invalid({ kinds: ['required'] })
  return [...new Set(kinds)]
}

/** What stands of an address in the company's log: its host, since the rest may hold secrets. */
const nameOf = (url: string): string => new URL(url).host

const recordOf = (
  trx: Db,
  { caller, now }: Pick<Call, 'caller' | 'now'>,
  { id, company_id, url }: Pick<WebhookRow, 'id' | 'company_id' | 'url'>,
  deed: { kind: 'webhook_made' | 'webhook_changed' | 'webhook_secret_renewed' | 'webhook_removed'; fields?: string[] },
) =>
  record(trx, {
    companyId: company_id,
    actor: caller,
    kind: deed.kind,
    subject: { id, name: nameOf(url) },
    facts: deed.fields ? { fields: deed.fields } : {},
    now,
  })

/** Adds an address. Its secret is answered here and never again. */
export const createWebhook = async (
  call: Call & { body: Body<'createWebhook'> },
  { id }: { id: string },
): Promise<{ webhook: Webhook; secret: string }> => {
  const { caller, now, config, body } = call
  requireApiOwner(caller, id)
  const { url } = body.webhook
  requireAddress(url, config)
  const kinds = kindsOf(body.webhook.kinds)
  await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    // The company's row stands for those that are not there yet.
    await trx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute()
    const brandIds = await ownBrandsOf(trx, caller, body.webhook.brandIds)
    await requireRoom(trx, sql`webhooks WHERE company_id = ${id}`, 'webhooksOfCompany')
    const made = { id: uuidv7(), company_id: id, url }
    const secret = newSecret()
    await trx
      .insertInto('webhooks')
      .values({
        ...made,
        kinds,
        brand_ids: brandIds,
        secret: sealSecret(config, made.id, secret),
        former_secret: null,
        former_until: null,
        paused_as: null,
        created_at: now.toISOString(),
      })
      .execute()
    await recordOf(trx, { caller, now }, made, { kind: 'webhook_made' })
    return { webhook: await readWebhook(trx, made.id), secret }
  })
}

/** Changes what an address is told, where it is, or whether it is sent to. */
export const updateWebhook = async (
  call: Call & { body: Body<'updateWebhook'> },
  { id }: { id: string },
): Promise<{ webhook: Webhook }> => {
  const { caller, now, config } = call
  const { url, kinds, brandIds, paused } = call.body.webhook
  const known = await ownWebhook(call.db, caller, id)
  if (url !== undefined) requireAddress(url, config)
  // Where things are told is as much as a token.
  if (url !== undefined && url !== known.url) await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    const webhook = await ownWebhook(trx, caller, id, { locked: true })
    const change = {
      ...(url !== undefined && { url }),
      ...(kinds !== undefined && { kinds: kindsOf(kinds) }),
      ...(brandIds !== undefined && { brand_ids: await ownBrandsOf(trx, caller, brandIds) }),
    }
    if (Object.keys(change).length > 0) await trx.updateTable('webhooks').set(change).where('id', '=', id).execute()
    if (paused) await trx.updateTable('webhooks').set({ paused_as: 'by_hand' }).where('id', '=', id).execute()
    if (paused === false && webhook.paused_as) await goOn(trx, id)
    const fields = Object.entries(call.body.webhook).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    await recordOf(
      trx,
      { caller, now },
      { ...webhook, ...(url !== undefined && { url }) },
      { kind: 'webhook_changed', fields },
    )
    return { webhook: await readWebhook(trx, id) }
  })
}

/** Another secret; for a day the former one signs as well, so that receivers can change over. */
export const renewWebhookSecret = async (
  call: Call,
  { id }: { id: string },
): Promise<{ webhook: Webhook; secret: string }> => {
  const { caller, now, config } = call
  await ownWebhook(call.db, caller, id)
  await requireConfirmation(call)
  return transact(call.db, async (trx) => {
    const webhook = await ownWebhook(trx, caller, id, { locked: true })
    const secret = newSecret()
    await trx
      .updateTable('webhooks')
      .set({
        secret: sealSecret(config, id, secret),
        former_secret: webhook.secret,
        former_until: new Date(now.getTime() + dayMs).toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await recordOf(trx, { caller, now }, webhook, { kind: 'webhook_secret_renewed' })
    return { webhook: await readWebhook(trx, id), secret }
  })
}

/** Takes an address away, with its log. */
export const deleteWebhook = ({ db, caller, now }: Call, { id }: { id: string }): Promise<void> =>
  transact(db, async (trx) => {
    const webhook = await ownWebhook(trx, caller, id, { locked: true })
    await trx.deleteFrom('webhooks').where('id', '=', id).execute()
    await recordOf(trx, { caller, now }, webhook, { kind: 'webhook_removed' })
  })
