import type { Reducer } from '@reduxjs/toolkit'
import { apiAction, createPagedLists } from '@samspel/store'
import { createCampaignInvitations } from '../../../../data'

export const listPotentialInstagramers = apiAction('listPotentialInstagramers')
export const listCampaignInvitations = apiAction('listCampaignInvitations')
export const deleteCampaignInvitation = apiAction('deleteCampaignInvitation')

export interface PotentialFilter {
  query?: string | undefined
  communityListId?: string | undefined
}

/** Key of a campaign's potential creators: the campaign's id and the filter (row E-30). */
export const potentialListKey = (campaignId: string, { query, communityListId }: PotentialFilter = {}): string => {
  const part = new URLSearchParams({
    ...(query?.trim() && { query: query.trim() }),
    ...(communityListId && { communityListId }),
  }).toString()
  return part ? `${campaignId}/${part}` : campaignId
}

/** Creators who suit a campaign and take no part in it, one list per campaign id (rows E-30, T-03, C-34); mounted at `potentialLists`. */
export const potentialLists = createPagedLists({
  name: 'potentialLists',
  fetch: (key, page) => {
    const [id = '', part = ''] = key.split('/')
    return listPotentialInstagramers({
      params: { id },
      query: { page, ...Object.fromEntries(new URLSearchParams(part)) },
    })
  },
  ids: ({ result }) => result.instagramers,
})

/**
 * An invited creator: not answered yet, or declined. `askAgainOn` is the day from which they can be invited again; null if that is possible
 * now.
 */
export type AskedCreator = 'sent' | { askAgainOn: string | null }

/** By campaign id, then by creator id. */
export type AskedCreators = Readonly<Record<string, Readonly<Record<string, AskedCreator>>>>

export const askedCreatorsName = 'askedCreators'

const none: AskedCreators[string] = {}

export const selectAskedCreators = (state: object, campaignId: string): AskedCreators[string] =>
  (state as { [askedCreatorsName]?: AskedCreators })[askedCreatorsName]?.[campaignId] ?? none

/** Whether a creator with this answer can be invited today. */
export const canBeAsked = (asked: AskedCreator | undefined): boolean =>
  asked === undefined || (asked !== 'sent' && asked.askAgainOn === null)

const sent = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'sent' as const]))

/** Invited creators; loaded with every page of potential creators and extended by every invitation. Mounted at `askedCreators`. */
export const askedCreators: Reducer<AskedCreators> = (asked = {}, action) => {
  const add = (campaignId: string, more: AskedCreators[string]) => ({
    ...asked,
    [campaignId]: { ...asked[campaignId], ...more },
  })
  if (listPotentialInstagramers.success.match(action)) {
    const { invitedIds, declined } = action.payload.data
    return add(action.meta.request.params!.id, {
      ...sent(invitedIds),
      ...Object.fromEntries(declined.map(({ id, askAgainOn }) => [id, { askAgainOn }])),
    })
  }
  if (createCampaignInvitations.success.match(action))
    return add(action.meta.request.params!.id, sent(action.meta.request.body!.instagramerIds ?? []))
  if (deleteCampaignInvitation.success.match(action)) {
    // The request's tag tells whose invitation was withdrawn.
    const tag = action.meta.tag as InvitationTag | undefined
    return tag
      ? {
          ...asked,
          [tag.campaignId]: Object.fromEntries(
            Object.entries(asked[tag.campaignId] ?? none).filter(([id]) => id !== tag.instagramerId),
          ),
        }
      : asked
  }
  return asked
}

/** Tag of a request that withdraws an invitation. */
export interface InvitationTag {
  campaignId: string
  instagramerId: string
}
