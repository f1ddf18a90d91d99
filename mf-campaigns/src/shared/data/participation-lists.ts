import { allList, type Participation } from '@samspel/api'
import { apiAction, createPagedLists, type PagedLists, prepend, removeEverywhere, removeWhere } from '@samspel/store'
import { type DecisionFilter, moveDecided, stateOf } from './decisions'
import { deskErrors } from './error-texts'
import { filterPart, filterQuery, isNarrow, type ParticipationFilter } from './participation-filter'

export const listCampaignParticipations = apiAction('listCampaignParticipations')
export const listMyParticipations = apiAction('listMyParticipations')
export const createParticipation = apiAction('createParticipation', { errorMessages: deskErrors })
export const approveParticipation = apiAction('approveParticipation', { errorMessages: deskErrors })
export const rejectParticipation = apiAction('rejectParticipation', { errorMessages: deskErrors })
export const deleteParticipation = apiAction('deleteParticipation')

/** A family of lists: one per state, and `all`. `owner` is a campaign's id, or `me` for a creator's own (row E-29). */
const familyKey = (owner: string, state: DecisionFilter) => `${owner}/${state}`

const query = (state: DecisionFilter) => (state === allList ? {} : { state })

/** Key of a campaign's participations in a state, with a filter. */
export const participationListKey = (
  campaignId: string,
  state: DecisionFilter,
  filter: ParticipationFilter = {},
): string => [familyKey(campaignId, state), filterPart(filter)].filter(Boolean).join('/')

const filterOf = (key: string) => key.split('/')[2] ?? ''

/**
 * Where a decided participation belongs. A filtered list gets it if another state's list with the same filter contained it; otherwise only
 * the server knows.
 */
const participationMoves = (
  lists: PagedLists,
  { id, state, campaignId }: Pick<Participation, 'id' | 'state' | 'campaignId'>,
): PagedLists => {
  const own = Object.keys(lists).filter((key) => key.startsWith(`${campaignId}/`))
  const held = new Set(own.filter((key) => lists[key]!.ids.includes(id)).map(filterOf))
  return moveDecided(
    lists,
    id,
    state,
    (key) => own.includes(key) && (stateOf(key) !== state || !isNarrow(filterOf(key)) || held.has(filterOf(key))),
  )
}

/** Participations by campaign, or the creator's own under `me`; mounted at `participationLists`. */
export const participationLists = createPagedLists({
  name: 'participationLists',
  fetch: (key, page) => {
    const [owner, state, filter = ''] = key.split('/') as [string, DecisionFilter, string?]
    return owner === 'me'
      ? listMyParticipations({ query: { page, ...query(state) } })
      : (listCampaignParticipations({
          params: { id: owner },
          query: { page, ...query(state), ...filterQuery(filter) },
        }) as never)
  },
  ids: ({ result }) => (result as { participations: string[] }).participations,
  on: (lists, action) => {
    if (deleteParticipation.success.match(action)) return removeEverywhere(lists, action.meta.request.params!.id)
    if (createParticipation.success.match(action)) {
      const { id } = action.payload.data.participation
      return ['me/pending', 'me/all'].reduce((all, key) => (all[key]?.hasFetched ? prepend(all, key, id) : all), lists)
    }
    if (updateParticipation.success.match(action)) {
      const { id, shortlisted } = action.payload.data.participation
      return shortlisted ? lists : removeWhere(lists, id, (key) => 'shortlisted' in filterQuery(filterOf(key)))
    }
    const moved = [approveParticipation.success, rejectParticipation.success, readParticipation.success].find(
      ({ match }) => match(action),
    )
    if (moved?.match(action)) return participationMoves(lists, action.payload.data.participation)
    return lists
  },
})

export const updateParticipation = apiAction('updateParticipation')

/** Reloads a participation after somebody else decided first. */
export const readParticipation = apiAction('getParticipation')
