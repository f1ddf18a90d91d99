import type { StoreApplicant, StoreParticipation, storeParticipationFilters } from '@samspel/api'
import { allList } from '@samspel/api'
import { apiAction, createPagedLists, type PagedLists, prepend, removeEverywhere, removeWhere } from '@samspel/store'
import { applicantErrors, handOutErrors } from './applicant-errors'

export const listStoreParticipations = apiAction('listStoreParticipations')
export const getStoreParticipation = apiAction('getStoreParticipation')
export const approveStoreParticipation = apiAction('approveStoreParticipation', { errorMessages: applicantErrors })
export const declineStoreParticipation = apiAction('declineStoreParticipation', { errorMessages: applicantErrors })
export const handOutStoreParticipation = apiAction('handOutStoreParticipation', { errorMessages: handOutErrors })
export const undoHandOut = apiAction('undoHandOut', { errorMessages: handOutErrors })
const deleteStoreParticipation = apiAction('deleteStoreParticipation')

export type ApplicantState = StoreParticipation['state']
export type ApplicantFilter = (typeof storeParticipationFilters)[number]

/** The scope of a list of store participations: those of a store, or of one of its store campaigns (row E-29). */
export interface ApplicantScope {
  brandId: string
  storeId?: string | undefined
  storeCampaignId?: string | undefined
  query?: string | undefined
}

type Place = Pick<StoreApplicant, 'id' | 'state' | 'storeId' | 'storeCampaignId'>

/** Key of a family of lists, one for each state and `all`; counts are stored under it. */
export const scopeKey = ({ brandId, storeId = '', storeCampaignId = '', query = '' }: ApplicantScope): string =>
  JSON.stringify([brandId, storeId, storeCampaignId, query.trim()])

export const applicantListKey = (scope: ApplicantScope, state: ApplicantFilter): string => `${state} ${scopeKey(scope)}`

export const splitKey = (key: string): { state: ApplicantFilter; scope: ApplicantScope; scopeKey: string } => {
  const at = key.indexOf(' ')
  const [brandId, storeId, storeCampaignId, query] = JSON.parse(key.slice(at + 1)) as [string, string, string, string]
  return {
    state: key.slice(0, at) as ApplicantFilter,
    scopeKey: key.slice(at + 1),
    scope: {
      brandId,
      storeId: storeId || undefined,
      storeCampaignId: storeCampaignId || undefined,
      query: query || undefined,
    },
  }
}

export const concerns = ({ storeId, storeCampaignId }: ApplicantScope, place: Omit<Place, 'id' | 'state'>): boolean =>
  (!storeId || storeId === place.storeId) && (!storeCampaignId || storeCampaignId === place.storeCampaignId)

/** The participation answered by an action; undefined for any other action. */
export const answeredBy = (action: unknown): Place | undefined => {
  const answer = [
    approveStoreParticipation.success,
    declineStoreParticipation.success,
    handOutStoreParticipation.success,
  ].find(({ match }) => match(action as never))
  return answer?.match(action as never)
    ? (action as { payload: { data: { storeParticipation: StoreApplicant } } }).payload.data.storeParticipation
    : undefined
}

/**
 * Moves a participation into the lists of its new state, and out of all others except `all` (rows T-18, T-20). A list with a search gets it
 * if another list with the same search contained it. Lists not fetched yet are left alone.
 */
const moveAnswered = (lists: PagedLists, place: Place): PagedLists => {
  const own = Object.keys(lists).filter((key) => concerns(splitKey(key).scope, place))
  const held = new Set(own.filter((key) => lists[key]!.ids.includes(place.id)).map((key) => splitKey(key).scopeKey))
  const left = removeWhere(
    lists,
    place.id,
    (key) => own.includes(key) && ![place.state, allList].includes(splitKey(key).state),
  )
  return own.reduce((all, key) => {
    const { state, scope, scopeKey: family } = splitKey(key)
    const takesIn = state === place.state && lists[key]!.hasFetched && (!scope.query || held.has(family))
    return takesIn ? prepend(all, key, place.id) : all
  }, left)
}

/** Store participations as the brand's staff see them, by scope and state; mounted at `storeParticipationLists`. */
export const applicantLists = createPagedLists({
  name: 'storeParticipationLists',
  fetch: (key, page) => {
    const { state, scope } = splitKey(key)
    const { brandId, ...query } = scope
    return listStoreParticipations({
      params: { id: brandId },
      query: {
        ...(state !== allList && { state }),
        ...(query.storeId && { storeId: query.storeId }),
        ...(query.storeCampaignId && { storeCampaignId: query.storeCampaignId }),
        ...(query.query && { query: query.query }),
        page,
      },
    })
  },
  on: (lists, action) => {
    if (deleteStoreParticipation.success.match(action)) return removeEverywhere(lists, action.meta.request.params!.id)
    const place = answeredBy(action)
    return place ? moveAnswered(lists, place) : lists
  },
})
