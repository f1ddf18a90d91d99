import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isEmail, type ReportLink } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { hashOf } from '../../auth/one-time-tokens'
import { mayFor } from '../../auth/roles'
import type { Config } from '../../config'
import type { Body, Context } from '../../context'
import { addDays, dayMs, dayOf, startOfDayIn } from '../../days'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { authorizeCampaign, lockedFactsOf, lockOwnCampaign, recordCampaignEvent, seeCampaign } from '../campaigns'
import { tokenOf } from './tokens'

const most = 50
/** How far ahead an address may end, days. */
const longest = 730

interface LinkRow {
  id: string
  brand_id: string
  campaign_id: string
  more_campaign_ids: string[]
  name: string
  shows_costs: boolean
  shows_names: boolean
  token_hash: Buffer
  created_by_name: string | null
  created_at: string
  expires_at: string
  opened_count: number
  mail_to: string[]
}

interface Reader {
  caller: UserCaller
  config: Config
}

const toLink = (row: LinkRow, { caller, config }: Reader): ReportLink => {
  const token = tokenOf(config, row.id)
  const mayShare = mayFor(caller, 'manageCampaigns', row.brand_id)
  return {
    id: row.id,
    campaignId: row.campaign_id,
    name: row.name,
    moreCampaignIds: row.more_campaign_ids,
    showsCosts: row.shows_costs,
    showsNames: row.shows_names,
    ...(mayShare && { mailTo: row.mail_to }),
    ...(mayShare && hashOf(token).equals(row.token_hash) && { token }),
    createdByName: row.created_by_name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    openedCount: row.opened_count,
  }
}

const findLinks = async (db: Db, where: RawBuilder<unknown>): Promise<LinkRow[]> => {
  const { rows } =
    await sql<LinkRow>`SELECT l.id, l.brand_id, l.campaign_id, l.more_campaign_ids, l.name, l.shows_costs, l.shows_names,
      l.token_hash, u.name AS created_by_name, l.created_at, l.expires_at, l.opened_count, l.mail_to
    FROM report_links l LEFT JOIN users u ON u.id = l.created_by WHERE ${where}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${most}`.execute(db)
  return rows
}

export const listReportLinks = async (
  { db, caller, now, config }: Context<UserCaller>,
  { campaignId }: { campaignId: string },
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const rows = await findLinks(
    db,
    sql`l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${campaign.id} AND l.ended_at IS NULL AND l.expires_at > ${now}`,
  )
  return { reportLinks: rows.map((row) => toLink(row, { caller, config })) }
}

/** The moment at which an address ends whose last day is given. */
const endOf = (endsOn: string, now: Date): Date => {
  const today = dayOf(now)
  if (endsOn < today) throw invalid({ endsOn: ['in_the_past'] })
  if (endsOn > addDays(today, longest)) throw invalid({ endsOn: ['too_large'] })
  return startOfDayIn('SE', addDays(endsOn, 1))
}

/** Locks the campaigns of an address, in one order for all, and requires that each may be shared and is of the same brand. */
const lockShared = async (
  trx: Db,
  { caller, now }: Pick<Context<UserCaller>, 'caller' | 'now'>,
  [first, ...others]: readonly [string, ...string[]],
) => {
  const locked = new Map<string, Awaited<ReturnType<typeof lockOwnCampaign>>>()
  for (const id of [...new Set([first, ...others])].sort()) {
    const campaign = await lockOwnCampaign(trx, id, caller)
    authorizeCampaign(caller, 'share', lockedFactsOf(campaign, now))
    locked.set(id, campaign)
  }
  const campaign = locked.get(first)!
  for (const { brand_id: brandId } of locked.values())
    if (brandId !== campaign.brand_id) throw new AppError('campaign_not_found')
  return campaign
}

/** Creates a read-only address. */
export const createReportLink = async (
  context: Context<UserCaller>,
  { campaignId, days, endsOn, and = [], ...asked }: { campaignId: string } & Body<'createReportLink'>,
): Promise<{ reportLink: ReportLink; token: string }> =>
  transact(context.db, async (trx) => {
    const { caller, now, config } = context
    const campaign = await lockShared(trx, context, [campaignId, ...and])
    await requireRoom(
      trx,
      sql`report_links WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id}`,
      'reportLinksOfCampaign',
    )
    const expires = endsOn === undefined ? new Date(now.getTime() + (days ?? 30) * dayMs) : endOf(endsOn, now)
    const { locale } = await trx
      .selectFrom('users')
      .select('locale')
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow()
    const id = uuidv7()
    const token = tokenOf(config, id)
    const link = {
      id,
      brand_id: campaign.brand_id,
      campaign_id: campaign.id,
      more_campaign_ids: [...new Set(and)].filter((other) => other !== campaign.id),
      name: asked.name ?? '',
      shows_costs: asked.showsCosts ?? false,
      shows_names: asked.showsNames ?? true,
      token_hash: hashOf(token),
      created_at: now.toISOString(),
      expires_at: expires.toISOString(),
    }
    await trx
      .insertInto('report_links')
      .values({ ...link, created_by: caller.id, locale: locale ?? 'sv' })
      .execute()
    await recordCampaignEvent(trx, {
      brandId: campaign.brand_id,
      campaignId: campaign.id,
      act: 'report_shared',
      actor: caller,
      now,
    })
    return {
      reportLink: toLink({ ...link, created_by_name: caller.name, opened_count: 0, mail_to: [] }, { caller, config }),
      token,
    }
  })

/** A live address of the caller's brands, for those who may share. */
export const findOwnLink = async (db: Db, caller: UserCaller, id: string): Promise<LinkRow> => {
  const [link] = await findLinks(db, sql`l.id = ${id} AND l.ended_at IS NULL`)
  if (!link || !mayFor(caller, 'manageCampaigns', link.brand_id)) throw new AppError('not_found')
  return link
}

export const updateReportLink = async (
  { db, caller, now, config }: Context<UserCaller>,
  { id, endsOn, name, showsCosts, showsNames, mailTo }: { id: string } & Body<'updateReportLink'>,
): Promise<{ reportLink: ReportLink }> => {
  const link = await findOwnLink(db, caller, id)
  const readers = [...new Set(mailTo?.map((email) => email.trim().toLowerCase()))]
  if (!readers.every(isEmail)) throw invalid({ mailTo: ['invalid_email'] })
  // Its mails say its address, which nobody knows any more of those from before they were derived.
  if (readers.length > 0 && !hashOf(tokenOf(config, id)).equals(link.token_hash)) throw invalid({ mailTo: ['invalid'] })
  await db
    .updateTable('report_links')
    .set({
      ...(mailTo && { mail_to: readers }),
      name: name ?? link.name,
      shows_costs: showsCosts ?? link.shows_costs,
      shows_names: showsNames ?? link.shows_names,
      expires_at: endsOn === undefined ? link.expires_at : endOf(endsOn, now).toISOString(),
    })
    .where('brand_id', '=', link.brand_id)
    .where('id', '=', link.id)
    .execute()
  return { reportLink: toLink(await findOwnLink(db, caller, id), { caller, config }) }
}

export const deleteReportLink = async (
  { db, caller, now }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> => {
  const link = await findOwnLink(db, caller, id)
  await db
    .updateTable('report_links')
    .set({ ended_at: now.toISOString() })
    .where('brand_id', '=', link.brand_id)
    .where('id', '=', link.id)
    .execute()
}
