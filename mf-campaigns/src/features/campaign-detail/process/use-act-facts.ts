import type { Campaign } from '@samspel/api'
import { useEntities, useQuery } from '@samspel/store'
import { listCommunityLists } from '../../../data/communities'
import { listCampaignParticipations } from '../../../data/decisions'
import { needsHeld, type ActFacts } from './consequences'
import type { CampaignAct } from './messages'

const none: string[] = []

/** Asks for what an act's numbers need: approved participations for held fees, lists of creators for invitations. */
export function useActFacts(campaign: Campaign, act: CampaignAct): ActFacts & { isLoading: boolean } {
  const wantsHeld = needsHeld(act) && campaign.approvedParticipationsCount > 0
  const wantsLists = act === 'confirm' && campaign.communityListIds.length > 0
  const held = useQuery(wantsHeld ? listCampaignParticipations({ params: { id: campaign.id }, query: { state: 'approved', perPage: 100 } }) : undefined)
  const lists = useQuery(wantsLists ? listCommunityLists({ query: { brandId: campaign.brandId, perPage: 100 } }) : undefined)
  const approved = useEntities('participations', held.result?.participations ?? none)
  return {
    isLoading: held.status === 'loading' || lists.status === 'loading',
    ...(held.result && { approved }),
    ...(lists.result && { lists: lists.result.communityLists.filter(({ id }) => campaign.communityListIds.includes(id)).map(({ name, counts }) => ({ name, members: counts.approved })) }),
  }
}
