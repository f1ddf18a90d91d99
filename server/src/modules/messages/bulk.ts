import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { MessageBulk } from '@samspel/api'
import { filledText, messageLimits } from '@samspel/api/message-rules'
import { inBrands, isOfApprovedCompany } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { findCampaign, recipientsOf } from './bulk-recipients'
import { sendBulk } from './bulk-send'
import { bulkChanged } from './events'
import { type MessageRight, ownBrands } from './pair'
import { asTemplateValues } from './values'

export interface BulkRow {
  id: string
  brand_id: string
  campaign_id: string
  campaign_name: string
  name: string
  state: MessageBulk['state']
  recipients: number
  send_at: string
  seconds_left: number
  by_name: string
}

const columns = sql`b.id, b.brand_id, b.campaign_id, c.name AS campaign_name, b.name, b.state, b.send_at, u.name AS by_name,
  (SELECT count(*) FROM message_bulk_recipients r WHERE r.brand_id = b.brand_id AND r.bulk_id = b.id) AS recipients,
  CASE WHEN b.state = 'waiting' THEN greatest(0, ceil(extract(epoch FROM b.send_at - now())))::int ELSE 0 END AS seconds_left`
const tables = sql`message_bulks b JOIN campaigns c ON c.brand_id = b.brand_id AND c.id = b.campaign_id JOIN users u ON u.id = b.user_id`

const toBulk = (row: BulkRow): MessageBulk => ({
  id: row.id,
  brandId: row.brand_id,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  name: row.name,
  state: row.state,
  recipientCount: row.recipients,
  secondsLeft: row.seconds_left,
  sendAt: row.send_at,
  byName: row.by_name,
})

const find = async (db: Db, caller: UserCaller, id: string, right: MessageRight) => {
  const { rows } = await sql<BulkRow>`SELECT ${columns} FROM ${tables} WHERE b.id = ${id}`.execute(db)
  if (!rows[0] || !ownBrands(caller, right).includes(rows[0].brand_id)) throw new AppError('not_found')
  return rows[0]
}

export const listRecipients = async (
  context: Context<UserCaller>,
  { id, filter }: { id: string; filter?: Parameters<typeof recipientsOf>[2] },
) => {
  const campaign = await findCampaign(context.db, context.caller, id, 'readMessages')
  return { recipients: await recipientsOf(context, campaign, filter) }
}

/**
 * Stores the message with the template filled in for each recipient. It is sent when the time to cancel has passed, by the database's
 * clock.
 */
export const createBulk = (
  context: Context<UserCaller>,
  { id, name = '', body, filter, instagramerIds }: { id: string } & Body<'createMessageBulk'>['messageBulk'],
) =>
  transact(context.db, async (trx) => {
    const { caller } = context
    const campaign = await findCampaign(trx, caller, id, 'writeMessages')
    if (!(await isOfApprovedCompany(trx, campaign.brand_id))) throw new AppError('company_not_approved')
    const chosen = new Set(instagramerIds)
    const people = (await recipientsOf({ ...context, db: trx }, campaign, filter)).filter(
      ({ instagramerId, blocked }) => chosen.has(instagramerId) && !blocked,
    )
    if (people.length === 0) throw invalid({ instagramerIds: ['not_found'] })
    const texts = people.map(({ values }) => filledText(body, asTemplateValues(values)))
    if (texts.some(({ missing }) => missing.length > 0)) throw invalid({ body: ['required'] })
    if (texts.some(({ text }) => text.length > messageLimits.bodyLength)) throw invalid({ body: ['too_long'] })
    const bulkId = uuidv7()
    await sql`INSERT INTO message_bulks (brand_id, id, campaign_id, name, user_id, send_at)
      VALUES (${campaign.brand_id}, ${bulkId}, ${campaign.id}, ${name}, ${caller.id}, now() + make_interval(secs => ${messageLimits.undoSeconds}))`.execute(
      trx,
    )
    await sql`INSERT INTO message_bulk_recipients (brand_id, bulk_id, instagramer_id, body)
      SELECT ${campaign.brand_id}, ${bulkId}, row.* FROM unnest(${people.map(({ instagramerId }) => instagramerId)}::uuid[],
        ${texts.map(({ text }) => text)}::text[]) AS row`.execute(trx)
    await context.live.publish(trx, bulkChanged({ brandId: campaign.brand_id, bulkId }))
    return { messageBulk: toBulk(await find(trx, caller, bulkId, 'writeMessages')) }
  })

export const getBulk = async ({ db, caller }: Context<UserCaller>, { id }: { id: string }) => ({
  messageBulk: toBulk(await find(db, caller, id, 'readMessages')),
})

/** Pending bulk messages, so that they can be cancelled from another device. */
export const listBulks = async ({ db, caller }: Context<UserCaller>, { brandId }: { brandId?: string | undefined }) => {
  const { rows } = await sql<BulkRow>`SELECT ${columns} FROM ${tables}
    WHERE b.state = 'waiting' AND ${inBrands(sql`b.brand_id`, ownBrands(caller, 'readMessages', brandId))} ORDER BY b.send_at LIMIT 20`.execute(
    db,
  )
  return { messageBulks: rows.map(toBulk) }
}

/** Cancels a bulk message. `already_decided` when it was sent, or a colleague cancelled it, first. */
export const cancelBulk = ({ db, caller, live }: Context<UserCaller>, { id }: { id: string }) =>
  transact(db, async (trx) => {
    const { brand_id: brandId } = await find(trx, caller, id, 'writeMessages')
    const { rows } =
      await sql`UPDATE message_bulks SET state = 'cancelled' WHERE brand_id = ${brandId} AND id = ${id} AND state = 'waiting' RETURNING id`.execute(
        trx,
      )
    if (rows.length === 0) throw new AppError('already_decided')
    await live.publish(trx, bulkChanged({ brandId, bulkId: id }))
    return { messageBulk: toBulk(await find(trx, caller, id, 'writeMessages')) }
  })

export const sendBulkNow = ({ db, caller, live, now, config }: Context<UserCaller>, { id }: { id: string }) =>
  transact(db, async (trx) => {
    const { brand_id: brandId } = await find(trx, caller, id, 'writeMessages')
    if (!(await sendBulk(trx, { brandId, id, now, live, config }))) throw new AppError('already_decided')
    return { messageBulk: toBulk(await find(trx, caller, id, 'writeMessages')) }
  })
