import type { Reducer } from '@reduxjs/toolkit'
import { apiAction, createPagedLists } from '@samspel/store'

export const listPotentialInstagramers = apiAction('listPotentialInstagramers')
export const listCampaignInvitations = apiAction('listCampaignInvitations')
export const createCampaignInvitations = apiAction('createCampaignInvitations')
export const deleteCampaignInvitation = apiAction('deleteCampaignInvitation')

/** Narrows the potential creators of a campaign. */
export interface PotentialFilter { query?: string | undefined; communityListId?: string | undefined }

/** Key of a campaign's potential creators: the campaign's id, and what narrows them (row E-30). */
export const potentialListKey = (campaignId: string, { query, communityListId }: PotentialFilter = {}): string => {
  const part = new URLSearchParams({ ...(query?.trim() && { query: query.trim() }), ...(communityListId && { communityListId }) }).toString()
  return part ? `${campaignId}/${part}` : campaignId
}

/** Creators who fit a campaign and take no part in it, a list per campaign id (rows E-30, T-03, C-34); mounted at `potentialLists`. */
export const potentialLists = createPagedLists({
  name: 'potentialLists',
  fetch: (key, page) => {
    const [id = '', part = ''] = key.split('/')
    return listPotentialInstagramers({ params: { id }, query: { page, ...Object.fromEntries(new URLSearchParams(part)) } })
  },
  ids: ({ result }) => result.instagramers,
})

/** Creators who are invited already, by campaign id. */
export type InvitedCreators = Readonly<Record<string, readonly string[]>>

export const invitedCreatorsName = 'invitedCreators'
export const selectInvitedCreators = (state: object, campaignId: string): readonly string[] => (state as { [invitedCreatorsName]?: InvitedCreators })[invitedCreatorsName]?.[campaignId] ?? none
const none: readonly string[] = []

/** Who is invited comes with every page of potential creators and grows with every invitation; mounted at `invitedCreators`. */
export const invitedCreators: Reducer<InvitedCreators> = (invited = {}, action) => {
  const add = (campaignId: string, ids: readonly string[]) => ({ ...invited, [campaignId]: [...new Set([...(invited[campaignId] ?? none), ...ids])] })
  if (listPotentialInstagramers.success.match(action)) return add(action.meta.request.params!.id, action.payload.data.invitedIds)
  if (createCampaignInvitations.success.match(action)) return add(action.meta.request.params!.id, action.meta.request.body!.instagramerIds ?? none)
  if (deleteCampaignInvitation.success.match(action)) {
    // Whose invitation was taken back is in the request's tag.
    const tag = action.meta.tag as InvitationTag | undefined
    return tag ? { ...invited, [tag.campaignId]: (invited[tag.campaignId] ?? none).filter((id) => id !== tag.instagramerId) } : invited
  }
  return invited
}

/** What taking an invitation back hands along. */
export interface InvitationTag { campaignId: string; instagramerId: string }
