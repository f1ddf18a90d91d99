import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ApplyObstacle, ErrorId, Participation } from '@samspel/api'
import { applyObstacleOf, type FollowersObstacle } from '@samspel/api/campaign-rules'
import { hasChoice } from '@samspel/api/parcels'
import { faultOfProposal } from '@samspel/api/terms'
import type { CreatorCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { dayOf } from '../../days'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import {
  campaignChanged,
  type CampaignRow,
  findCampaign,
  knownFollowers,
  lockCampaign,
  recordCampaignEvent,
  refuseFollowers,
  termsOf,
} from '../campaigns'
import { postToThread } from '../messages'
import { findOwnAddress } from '../parcels'
import { lateness, leave, requireChoice } from './delivery'
import { participationChanged, toldOf } from './events'
import { lockForCreator } from './lock'
import { notifyStaffOfApplication } from './notices'
import { authorizeParticipation } from './policies'
import { getParticipation } from './queries'
import { participationFactsOf } from './serialize'

const refusals: Record<Exclude<ApplyObstacle, FollowersObstacle>, ErrorId> = {
  applied: 'conflict',
  closed: 'campaign_closed',
  pickup: 'illegal_transition',
  full: 'campaign_full',
  other_country: 'country_outside',
}

const refusalOf = (
  obstacle: ApplyObstacle,
  followersCount: number | null,
  { min_followers: minFollowers, max_followers: maxFollowers }: CampaignRow,
): AppError =>
  obstacle === 'not_connected' || obstacle === 'too_few_followers' || obstacle === 'too_many_followers'
    ? refuseFollowers(obstacle, followersCount, { minFollowers, maxFollowers })
    : new AppError(refusals[obstacle])

/** An invitation that was answered or withdrawn can no longer be accepted. */
const requireOpenInvitation = (
  campaign: { my_invitation_id: string | null },
  invitationId: string | undefined,
): void => {
  if (invitationId && campaign.my_invitation_id !== invitationId) throw new AppError('already_decided')
}

/** What has to be known about an applicant. */
const applicantOf = async (trx: Db, campaignId: string, instagramerId: string) => {
  const {
    rows: [row],
  } = await sql<{
    followers_count: number | null
    country_code: string
    invited: boolean
  }>`SELECT ${knownFollowers(sql`i`)} AS followers_count, country_code,
      EXISTS (SELECT FROM campaign_invitations
        WHERE campaign_id = ${campaignId} AND instagramer_id = i.id AND declined_at IS NULL) AS invited
    FROM instagramers i WHERE i.id = ${instagramerId}`.execute(trx)
  if (!row) throw new AppError('not_found')
  return row
}

/** Where goods are sent: an address, unless the brand has invited and asks afterwards, and one of the things to choose from. */
const requireForDelivery = async (
  trx: Db,
  config: Context['config'],
  campaign: Parameters<typeof requireChoice>[1],
  { caller, choiceId, invited }: { caller: CreatorCaller; choiceId: string | undefined; invited: boolean },
): Promise<void> => {
  if (!invited && !(await findOwnAddress(trx, config, caller.id))) throw new AppError('address_missing')
  if (choiceId !== undefined) await requireChoice(trx, campaign, choiceId)
  else if (!invited && hasChoice(campaign.products)) throw invalid({ choiceId: ['required'] })
}

/**
 * Applies to an open offer. Places are counted under the campaign's lock. Creators who could never see the campaign get a 404; those who
 * could are told why it is too late.
 */
export const apply = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  {
    campaignId,
    invitationId,
    motivation,
    choiceId,
    proposedFee,
  }: { campaignId: string } & Body<'createParticipation'>['participation'],
): Promise<Participation> =>
  transact(db, async (trx) => {
    await lockCampaign(trx, campaignId)
    const campaign = await findCampaign(trx, campaignId, { today: dayOf(now), viewerId: caller.id })
    if (!campaign) throw new AppError('campaign_not_found')
    requireOpenInvitation(campaign, invitationId)
    const {
      followers_count: followersCount,
      country_code: creatorCountry,
      invited,
    } = await applicantOf(trx, campaign.id, caller.id)
    const isShown =
      campaign.company_state === 'approved' &&
      campaign.state !== 'draft' &&
      campaign.state !== 'requested' &&
      (campaign.is_public || invited)
    if (!isShown && !campaign.my_participation_id) throw new AppError('campaign_not_found')
    const obstacle = applyObstacleOf({
      isOpen: campaign.is_open,
      deliveryMethod: campaign.delivery_method,
      minFollowers: campaign.min_followers,
      maxFollowers: campaign.max_followers,
      targetNumberOfInstagramers: campaign.target_number_of_instagramers,
      approvedParticipationsCount: campaign.approved_participations_count,
      followersCount,
      country: campaign.country,
      creatorCountry,
      isInvited: invited,
      hasApplied: campaign.my_participation_id !== null,
    })
    if (obstacle) throw refusalOf(obstacle, followersCount, campaign)
    if (campaign.delivery_method === 'delivery')
      await requireForDelivery(trx, config, campaign, { caller, choiceId, invited })
    const fault = faultOfProposal(proposedFee, termsOf(campaign).feeSpan)
    if (fault) throw invalid({ proposedFee: [fault] })
    const row = { id: uuidv7(), brand_id: campaign.brand_id, campaign_id: campaign.id, instagramer_id: caller.id }
    await trx
      .insertInto('participations')
      .values({
        ...row,
        motivation,
        invited,
        choice_id: choiceId ?? null,
        proposed_fee: proposedFee ?? null,
        proposed_at: proposedFee === undefined ? null : now.toISOString(),
        created_at: now.toISOString(),
      })
      .execute()
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'applied',
      actor: caller,
      now,
    })
    await postToThread(trx, { caller, now, live }, { ...toldOf(row), kind: 'applied' })
    await notifyStaffOfApplication(
      trx,
      { live, now, config },
      {
        ...row,
        campaign: campaign.name,
        invited,
        creator: caller.name,
        ...(proposedFee !== undefined && { amount: proposedFee }),
      },
    )
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged({ id: campaign.id, brand_id: campaign.brand_id }))
    return getParticipation(trx, row.id, { caller, config, now })
  })

/** The creator withdraws a pending application, or leaves where the brand is late. */
export const withdraw = async (context: Context<CreatorCaller>, { id }: { id: string }): Promise<void> =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const { campaign, row } = await lockForCreator(trx, id, caller)
    const { mayLeave } = await lateness(trx, row, now)
    authorizeParticipation(caller, 'withdraw', { ...participationFactsOf(campaign, row), mayLeave })
    if (row.state === 'approved') return leave(trx, row, { ...context, campaign })
    await trx.deleteFrom('participations').where('brand_id', '=', row.brand_id).where('id', '=', row.id).execute()
    await recordCampaignEvent(trx, {
      brandId: row.brand_id,
      campaignId: row.campaign_id,
      act: 'participation_withdrawn',
      actor: caller,
      now,
    })
    await postToThread(
      trx,
      { caller, now, live },
      { ...toldOf(row), participationId: null, kind: 'application_withdrawn' },
    )
    await live.publish(trx, participationChanged(row))
    await live.publish(trx, campaignChanged({ id: row.campaign_id, brand_id: row.brand_id }))
  })
