import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Context, Query } from '../../context'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { seeCampaign } from '../campaigns'
import { countCreators, creatorOrders, type CreatorRow, creatorWords, pageOfCreators, toCreator } from '../creators'
import { askAgainOn, stands } from './repository'

/** Row C-34: active creators in the campaign's country, within its follower limits and sharing a category, who do not take part in it. */
export const listPotentialInstagramers = async (
  { db, caller, now, config }: Context<UserCaller>,
  { campaignId, ...query }: { campaignId: string } & Query<'listPotentialInstagramers'>,
) => {
  const campaign = await seeCampaign(db, campaignId, caller, now)
  const page = pageOf(query, pageSizes.table)
  const ofCampaign = sql`brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id} AND instagramer_id = i.id`
  const where = sql.join(
    [
      sql`i.deleted_at IS NULL AND i.state = 'active' AND i.country_code = ${campaign.country}`,
      sql`i.followers_count >= ${campaign.min_followers ?? 0}`,
      campaign.max_followers === null ? sql`true` : sql`i.followers_count <= ${campaign.max_followers}`,
      campaign.categories.length === 0 ? sql`true` : sql`i.profile_category_ids && ${campaign.categories}::uuid[]`,
      // NOT IN hashes the participants once; NOT EXISTS would compare every creator with every participant.
      sql`i.id NOT IN (SELECT instagramer_id FROM participations WHERE brand_id = ${campaign.brand_id} AND campaign_id = ${campaign.id})`,
      sql`NOT ${isBlockedBy(sql`${campaign.brand_id}::uuid`, sql`i.id`)}`,
      contains(creatorWords, query.query?.replace(/^\s*@/, '')),
      query.communityListId
        ? sql`EXISTS (SELECT FROM community_members
          WHERE brand_id = ${campaign.brand_id} AND list_id = ${query.communityListId} AND instagramer_id = i.id AND state = 'approved')`
        : sql`true`,
    ],
    sql` AND `,
  )
  const rows = await pageOfCreators<CreatorRow & { invited: boolean; declined_at: string | null }>(db, {
    where,
    order: creatorOrders['-followers'].by,
    limit: page.limit,
    offset: page.offset,
    extra: sql`EXISTS (SELECT FROM campaign_invitations WHERE ${ofCampaign} AND ${stands(now, config)}) AS invited, (SELECT declined_at
        FROM campaign_invitations WHERE ${ofCampaign}) AS declined_at`,
  })
  const total = await countCreators(db, where)
  return {
    instagramers: rows.map(toCreator),
    meta: metaOf(page, total),
    invitedIds: rows.filter((row) => row.invited && row.declined_at === null).map(({ id }) => id),
    declined: rows.flatMap(({ id, invited, declined_at: at }) =>
      at === null ? [] : [{ id, askAgainOn: invited ? askAgainOn(at, config) : null }],
    ),
  }
}
