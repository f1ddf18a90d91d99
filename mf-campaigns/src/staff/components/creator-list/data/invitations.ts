import type { Reducer } from '@reduxjs/toolkit'
import { apiAction, createPagedLists } from '@samspel/store'
import { createCampaignInvitations } from '../../../data'
import { type CreatorFilter, queryOf } from './creator-lists'

export const listPotentialInstagramers = apiAction('listPotentialInstagramers')
export const listCampaignInvitations = apiAction('listCampaignInvitations')
export const deleteCampaignInvitation = apiAction('deleteCampaignInvitation')

/** Number of creators per page; also how many can be invited by one call. */
export const potentialPageSize = 100

/** Key of a campaign's potential creators: the campaign's id and the filter (row E-30). */
export const potentialListKey = (campaignId: string, filter: CreatorFilter = {}): string => {
  const query = JSON.stringify(queryOf(filter))
  return query === '{}' ? campaignId : `${campaignId}/${query}`
}

/** Creators who suit a campaign and take no part in it, one list per campaign id (rows E-30, T-03, C-34); mounted at `potentialLists`. */
export const potentialLists = createPagedLists({
  name: 'potentialLists',
  fetch: (key, page, after?: string) => {
    const at = key.indexOf('/')
    const filter = at < 0 ? {} : (JSON.parse(key.slice(at + 1)) as ReturnType<typeof queryOf>)
    return listPotentialInstagramers({
      params: { id: at < 0 ? key : key.slice(0, at) },
      query: { page, perPage: potentialPageSize, ...filter, ...(after && { after }) },
    })
  },
  ids: ({ result }) => result.instagramers,
  cursor: ({ data }) => data.nextCursor,
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
