import { allList, type DecisionState } from '@samspel/api'
import { apiAction, createPagedLists, prepend, removeEverywhere, removeWhere, type PagedLists } from '@samspel/store'
import { deskErrors } from './error-texts'

/** A state, or the special list that a changed record stays in (row T-18). */
export type DecisionFilter = DecisionState | typeof allList
export const decisionFilters: readonly DecisionFilter[] = ['pending', 'approved', 'rejected', allList]

export const listCampaignParticipations = apiAction('listCampaignParticipations')
export const listMyParticipations = apiAction('listMyParticipations')
export const createParticipation = apiAction('createParticipation', { errorMessages: deskErrors })
export const approveParticipation = apiAction('approveParticipation', { errorMessages: deskErrors })
export const rejectParticipation = apiAction('rejectParticipation')
export const deleteParticipation = apiAction('deleteParticipation')
export const listMentions = apiAction('listMentions')
export const listMyMentions = apiAction('listMyMentions')
export const createMention = apiAction('createMention')
export const approveMention = apiAction('approveMention')
export const rejectMention = apiAction('rejectMention')
export const resetMention = apiAction('resetMention')

/** A family of lists: one per state, and `all`. `owner` is a campaign id, or `me` for a creator's own (row E-29). */
const familyKey = (owner: string, state: DecisionFilter) => `${owner}/${state}`
const stateOf = (key: string) => key.slice(key.indexOf('/') + 1).split('/')[0] as DecisionFilter
const query = (state: DecisionFilter) => (state === allList ? {} : { state })

/** Key of a campaign's participations in a state. */
export const participationListKey = familyKey

/**
 * Moves a record whose state changed: into the lists of its new state, out of all others except `all` (row T-18).
 * `concerns` says which lists may hold it; a list that was never fetched is left to its first fetch.
 */
export const moveDecided = (lists: PagedLists, id: string, state: DecisionState, concerns: (key: string) => boolean): PagedLists => {
  const left = removeWhere(lists, id, (key) => concerns(key) && stateOf(key) !== state && stateOf(key) !== allList)
  return Object.keys(left).reduce((all, key) => (concerns(key) && stateOf(key) === state && left[key]!.hasFetched ? prepend(all, key, id) : all), left)
}

/** Participations by campaign, or own ones under `me`; mounted at `participationLists`. */
export const participationLists = createPagedLists({
  name: 'participationLists',
  fetch: (key, page) => {
    const [owner, state] = key.split('/') as [string, DecisionFilter]
    return owner === 'me' ? listMyParticipations({ query: { page, ...query(state) } }) : (listCampaignParticipations({ params: { id: owner }, query: { page, ...query(state) } }) as never)
  },
  ids: ({ result }) => (result as { participations: string[] }).participations,
  on: (lists, action) => {
    if (deleteParticipation.success.match(action)) return removeEverywhere(lists, action.meta.request.params!.id)
    if (createParticipation.success.match(action)) {
      const { id } = action.payload.data.participation
      return ['me/pending', 'me/all'].reduce((all, key) => (all[key]?.hasFetched ? prepend(all, key, id) : all), lists)
    }
    if (approveParticipation.success.match(action) || rejectParticipation.success.match(action)) {
      const { id, state, campaignId } = action.payload.data.participation
      return moveDecided(lists, id, state, (key) => key.startsWith(`${campaignId}/`))
    }
    return lists
  },
})

/** What the review screen shows. */
export interface ReviewFilter {
  state: DecisionFilter
  campaignId?: string | undefined
  brandId?: string | null | undefined
  sort?: 'createdAt' | '-createdAt' | '-reach' | undefined
}

/** Key of a list of mentions for review: over all campaigns under `review`, of one campaign under its id (row E-29). */
export const reviewListKey = ({ state, campaignId, brandId, sort }: ReviewFilter): string =>
  `${campaignId ?? 'review'}/${state}/${brandId ?? ''}/${sort ?? 'createdAt'}`

/** Key of a creator's own mentions of one participation. */
export const myMentionListKey = (participationId: string): string => `me/${allList}/${participationId}`

/** Mentions by campaign, over all campaigns, or own ones; mounted at `mentionLists`. */
export const mentionLists = createPagedLists({
  name: 'mentionLists',
  fetch: (key, page) => {
    const [owner, state, third, sort] = key.split('/') as [string, DecisionFilter, string, ReviewFilter['sort']]
    if (owner === 'me') return listMyMentions({ query: { page, participationId: third } }) as never
    return listMentions({ query: { page, ...query(state), ...(owner !== 'review' && { campaignId: owner }), ...(third && { brandId: third }), sort } as never })
  },
  ids: ({ result }) => (result as { mentions: string[] }).mentions,
  on: (lists, action) => {
    if (createMention.success.match(action)) {
      const { id, participationId } = action.payload.data.mention
      const key = myMentionListKey(participationId)
      return lists[key]?.hasFetched ? prepend(lists, key, id) : lists
    }
    const decided = [approveMention.success, rejectMention.success, resetMention.success].find(({ match }) => match(action))
    if (!decided?.match(action)) return lists
    const { id, state, campaignId } = action.payload.data.mention
    return moveDecided(lists, id, state, (key) => key.startsWith('review/') || key.startsWith(`${campaignId}/`))
  },
})
