import type { Campaign } from '@samspel/api'
import { useQuery } from '@samspel/store'
import { listCommunityLists } from '../../../data'
import type { ActionCounts } from './consequences'
import type { CampaignAction } from './messages'

/** Loads what an action's texts need: the lists of creators to invite. */
export function useActionCounts(campaign: Campaign, act: CampaignAction): ActionCounts & { isLoading: boolean } {
  const wantsLists = act === 'confirm' && campaign.communityListIds.length > 0
  const lists = useQuery(
    wantsLists ? listCommunityLists({ query: { brandId: campaign.brandId, perPage: 100 } }) : undefined,
  )
  return {
    isLoading: lists.status === 'loading',
    ...(lists.result && {
      lists: lists.result.communityLists
        .filter(({ id }) => campaign.communityListIds.includes(id))
        .map(({ name, counts }) => ({ name, members: counts.approved })),
    }),
  }
}
