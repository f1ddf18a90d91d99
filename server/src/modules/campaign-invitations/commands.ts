import type { CampaignInvitation } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Config } from '../../config'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import {
  authorizeCampaign,
  campaignChanged,
  lockCampaign,
  lockedFactsOf,
  lockOwnCampaign,
  unknownLists,
} from '../campaigns'
import { notify } from '../notices'
import { invite, type Invited } from './invite'
import { findInvitation, findKeys } from './repository'

/** Invites creators and lists to an open campaign. */
export const createCampaignInvitations = async (
  { db, caller, now, live, config }: Context<UserCaller>,
  {
    campaignId,
    instagramerIds = [],
    communityListIds = [],
    message = '',
  }: { campaignId: string } & Body<'createCampaignInvitations'>,
): Promise<Invited> =>
  transact(db, async (trx) => {
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    authorizeCampaign(caller, 'invite', lockedFactsOf(campaign, now))
    if (instagramerIds.length + communityListIds.length === 0) throw invalid({ instagramerIds: ['required'] })
    if ((await unknownLists(trx, campaign.brand_id, communityListIds)).length > 0)
      throw invalid({ communityListIds: ['not_found'] })
    return invite(trx, {
      campaign,
      instagramerIds,
      communityListIds,
      message: message.trim(),
      actor: caller,
      now,
      live,
      config,
    })
  })

/** Locks the campaign, then reads the invitation under that lock, which applications take as well. */
const readUnderLock = async (
  trx: Db,
  id: string,
  config: Config,
  mayMeet: (place: { brand_id: string; instagramer_id: string }) => boolean,
) => {
  const place = await findKeys(trx, id)
  if (!place || !mayMeet(place)) throw new AppError('not_found')
  await lockCampaign(trx, place.campaign_id)
  const invitation = await findInvitation(trx, id, config)
  if (!invitation) throw new AppError('not_found')
  if (invitation.state !== 'sent') throw new AppError('already_decided')
  return place
}

/** Withdraws an invitation that has not been answered. */
export const deleteCampaignInvitation = async (
  { db, caller, live, config }: Context<UserCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const place = await readUnderLock(trx, id, config, (found) => mayFor(caller, 'inviteCreators', found.brand_id))
    await trx
      .deleteFrom('campaign_invitations')
      .where('brand_id', '=', place.brand_id)
      .where('id', '=', place.id)
      .execute()
    await live.publish(trx, campaignChanged({ id: place.campaign_id, brand_id: place.brand_id }, place.instagramer_id))
  })

/** The creator declines; only the brand is told. */
export const declineCampaignInvitation = async (
  { db, caller, now, live, config }: Context<CreatorCaller>,
  { id }: { id: string },
): Promise<{ campaignInvitation: CampaignInvitation }> =>
  transact(db, async (trx) => {
    const place = await readUnderLock(trx, id, config, (found) => found.instagramer_id === caller.id)
    await trx
      .updateTable('campaign_invitations')
      .set({ declined_at: now.toISOString() })
      .where('brand_id', '=', place.brand_id)
      .where('id', '=', place.id)
      .execute()
    const campaign = await trx
      .selectFrom('campaigns')
      .select('name')
      .where('id', '=', place.campaign_id)
      .executeTakeFirstOrThrow()
    await notify(
      trx,
      { live, now, config },
      {
        to: { brandId: place.brand_id },
        kind: 'invitation_declined',
        subjectId: place.id,
        brandId: place.brand_id,
        place: place.campaign_id,
        href: `/campaigns/${place.campaign_id}`,
        facts: { creator: caller.name, campaign: campaign.name },
      },
    )
    await live.publish(trx, campaignChanged({ id: place.campaign_id, brand_id: place.brand_id }, place.instagramer_id))
    const campaignInvitation = await findInvitation(trx, place.id, config)
    if (!campaignInvitation) throw new AppError('not_found')
    return { campaignInvitation }
  })
