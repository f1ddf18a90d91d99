import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { isApprovedCompany } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import { metaOf, pageOf } from '../../http/page'
import { isOpenOffer, listCampaigns, seeCampaign, toCampaign } from '../campaigns'
import { listInvitations } from './repository'

export const listCampaignInvitations = async (
  { db, caller, now, config }: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Query<'listCampaignInvitations'>,
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await listInvitations(db, campaign.brand_id, campaign.id, page, config)
  return { campaignInvitations: rows, meta: metaOf(page, total) }
}

/** Open campaigns the creator was invited to and has neither declined nor applied for, newest invitation first. */
export const listMyInvitations = async (
  { db, caller, now }: Context<CreatorCaller>,
  query: Query<'listMyInvitations'>,
) => {
  const page = pageOf(query, pageSizes.cards)
  const today = dayOf(now)
  const own = sql`instagramer_id = ${caller.id} AND declined_at IS NULL`
  const where = sql`(c.brand_id, c.id) IN (SELECT brand_id, campaign_id FROM campaign_invitations WHERE ${own}) AND ${isOpenOffer(today)}
    AND ${isApprovedCompany(sql`b.company_id`)} AND NOT ${isBlockedBy(sql`c.brand_id`, sql`${caller.id}`)}
    AND NOT EXISTS (SELECT FROM participations WHERE brand_id = c.brand_id AND campaign_id = c.id AND instagramer_id = ${caller.id})`
  const order = sql`(SELECT created_at FROM campaign_invitations
      WHERE brand_id = c.brand_id AND campaign_id = c.id AND ${own}) DESC, c.id DESC`
  const { rows, total } = await listCampaigns(db, { where, order, page, today, viewerId: caller.id })
  return { campaigns: rows.map((row) => toCampaign(row, caller)), meta: metaOf(page, total) }
}
