import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ReportLink } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { hashOf, newToken } from '../../auth/one-time-tokens'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { dayMs, dayOf } from '../../days'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import {
  authorizeCampaign,
  findCampaign,
  lockedFactsOf,
  lockOwnCampaign,
  recordCampaignEvent,
  seeCampaign,
} from '../campaigns'
import { reportOf } from './report'

const most = 50

interface LinkRow {
  id: string
  campaign_id: string
  created_by_name: string | null
  created_at: string
  expires_at: string
  opened_count: number
}

const toLink = (row: LinkRow): ReportLink => ({
  id: row.id,
  campaignId: row.campaign_id,
  createdByName: row.created_by_name,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  openedCount: row.opened_count,
})

export const listReportLinks = async (
  { db, caller, now }: Context<UserCaller>,
  { campaignId }: { campaignId: string },
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const { rows } =
    await sql<LinkRow>`SELECT l.id, l.campaign_id, u.name AS created_by_name, l.created_at, l.expires_at, l.opened_count
    FROM report_links l LEFT JOIN users u ON u.id = l.created_by
    WHERE l.brand_id = ${campaign.brand_id} AND l.campaign_id = ${campaign.id} AND l.ended_at IS NULL AND l.expires_at > ${now}
    ORDER BY l.created_at DESC LIMIT ${most}`.execute(db)
  return { reportLinks: rows.map(toLink) }
}

/** Creates a read-only address. The token is returned only this once, as the database stores its hash. */
export const createReportLink = async (
  { db, caller, now }: Context<UserCaller>,
  { campaignId, days }: { campaignId: string; days: number },
): Promise<{ reportLink: ReportLink; token: string }> =>
  transact(db, async (trx) => {
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    authorizeCampaign(caller, 'share', lockedFactsOf(campaign, now))
    await requireRoom(
      trx,
      sql`report_links WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id}`,
      'reportLinksOfCampaign',
    )
    const { locale } = await trx
      .selectFrom('users')
      .select('locale')
      .where('id', '=', caller.id)
      .executeTakeFirstOrThrow()
    const { token, hash } = newToken()
    const link = {
      id: uuidv7(),
      campaign_id: campaign.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
    }
    await trx
      .insertInto('report_links')
      .values({
        ...link,
        brand_id: campaign.brand_id,
        token_hash: hash,
        created_by: caller.id,
        locale: locale ?? 'sv',
      })
      .execute()
    await recordCampaignEvent(trx, {
      brandId: campaign.brand_id,
      campaignId: campaign.id,
      act: 'report_shared',
      actor: caller,
      now,
    })
    return { reportLink: toLink({ ...link, created_by_name: caller.name, opened_count: 0 }), token }
  })

export const deleteReportLink = async (
  { db, caller, now }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> => {
  const link = await db
    .selectFrom('report_links')
    .select(['brand_id', 'id'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!link || !mayFor(caller, 'manageCampaigns', link.brand_id)) throw new AppError('not_found')
  await db
    .updateTable('report_links')
    .set({ ended_at: now.toISOString() })
    .where('brand_id', '=', link.brand_id)
    .where('id', '=', link.id)
    .execute()
}

/** Finds an active address and counts the visit in one statement, so that an ended address never counts. */
const openLink = async (db: Db, token: string, now: Date) => {
  const {
    rows: [row],
  } = await sql<{ campaign_id: string; expires_at: string; locale: 'sv' | 'en' }>`UPDATE report_links
    SET opened_count = opened_count + 1
    WHERE token_hash = ${hashOf(token)} AND ended_at IS NULL AND expires_at > ${now} RETURNING campaign_id, expires_at, locale`.execute(
    db,
  )
  return row
}

/** The report behind a shared address; expired, ended and unknown ones give the same 404. */
export const getSharedReport = async ({ db, now }: Context, { token }: { token: string }) => {
  const link = await openLink(db, token, now)
  const campaign = link && (await findCampaign(db, link.campaign_id, { today: dayOf(now) }))
  if (!link || !campaign) throw new AppError('not_found')
  return { report: await reportOf(db, campaign, now), expiresAt: link.expires_at, locale: link.locale }
}
