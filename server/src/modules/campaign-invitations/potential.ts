import { sql } from 'kysely'
import type { UserCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Context, Query } from '../../context'
import { seeCampaign } from '../campaigns'
import { findCreators } from '../creators'
import { askAgainOn, stands } from './repository'

/**
 * Row C-34: the list of creators with its filters and orders, for a campaign: active creators in its country and within its follower limits,
 * who do not take part in it. Its categories keep nobody out; who shares one fits better.
 */
export const listPotentialInstagramers = async (
  { db, caller, now, config }: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Query<'listPotentialInstagramers'>,
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const ofCampaign = sql`brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND instagramer_id = i.id`
  const { rows, ...answer } = await findCreators<{ invited: boolean; declined_at: string | null }>(
    { db, caller, now },
    query,
    {
      id: campaign.id,
      brandId: campaign.brand_id,
      wanted: { countries: [campaign.country], categoryIds: campaign.categories },
      demands: [
        sql`i.state = 'active' AND i.country_code = ${campaign.country}`,
        sql`i.followers_count >= ${campaign.min_followers ?? 0}`,
        campaign.max_followers === null ? sql`true` : sql`i.followers_count <= ${campaign.max_followers}`,
        // NOT IN hashes the participants once; NOT EXISTS would compare every creator with every participant.
        sql`i.id NOT IN (SELECT instagramer_id FROM participations WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id})`,
        sql`NOT ${isBlockedBy(sql`${campaign.brand_id}::uuid`, sql`i.id`)}`,
        query.communityListId
          ? sql`EXISTS (SELECT FROM community_lists WHERE brand_id = ${campaign.brand_id} AND id = ${query.communityListId})`
          : sql`true`,
      ],
      extra: sql`EXISTS (SELECT FROM campaign_invitations WHERE ${ofCampaign} AND ${stands(now, config)}) AS invited, (SELECT declined_at
        FROM campaign_invitations WHERE ${ofCampaign}) AS declined_at`,
    },
  )
  return {
    ...answer,
    invitedIds: rows.filter((row) => row.invited && row.declined_at === null).map(({ id }) => id),
    declined: rows.flatMap(({ id, invited, declined_at: at }) =>
      at === null ? [] : [{ id, askAgainOn: invited ? askAgainOn(at, config) : null }],
    ),
  }
}
