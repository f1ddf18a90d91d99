import type { CampaignState } from '@samspel/api'
import { apiAction, createPagedLists, prepend, removeEverywhere, removeWhere, type EntityOf, type PagedLists } from '@samspel/store'

/** What a list of campaigns shows. `sort` as the contract names it; ends first on top when absent. */
export interface CampaignFilter {
  state: CampaignState
  brandId?: string | null | undefined
  query?: string | undefined
  sort?: 'endAt' | '-endAt' | 'name' | '-reach' | '-createdAt' | undefined
}

export const listCampaigns = apiAction('listCampaigns')
export const createCampaign = apiAction('createCampaign')
export const updateCampaign = apiAction('updateCampaign')
export const updateCampaignState = apiAction('updateCampaignState')
export const deleteCampaign = apiAction('deleteCampaign')

/** Key of a filter's list. */
export const campaignListKey = ({ state, brandId, query, sort }: CampaignFilter): string =>
  JSON.stringify([state, brandId ?? '', query?.trim() ?? '', sort ?? 'endAt'])

const filterOf = (key: string): CampaignFilter => {
  const [state, brandId, query, sort] = JSON.parse(key) as [CampaignState, string, string, CampaignFilter['sort']]
  return { state, ...(brandId && { brandId }), ...(query && { query }), sort }
}

type Listed = Pick<EntityOf<'campaigns'>, 'id' | 'state' | 'brandId'>

/**
 * Puts a created or changed campaign into the lists of its state, at the front, and takes it out of all others (rows T-05, T-06).
 * A list with search words is left to the server: whether the campaign matches is not known here.
 */
export const placeCampaign = (lists: PagedLists, campaign: Listed): PagedLists => {
  const fits = (key: string) => {
    const { state, brandId } = filterOf(key)
    return state === campaign.state && (!brandId || brandId === campaign.brandId)
  }
  const left = removeWhere(lists, campaign.id, (key) => !fits(key))
  return Object.keys(left).reduce((all, key) => (fits(key) && !filterOf(key).query ? prepend(all, key, campaign.id) : all), left)
}

const changes = [createCampaign.success, updateCampaign.success, updateCampaignState.success]

/** Lists of campaigns by filter; mounted at `campaignLists`. */
export const campaignLists = createPagedLists({
  name: 'campaignLists',
  fetch: (key, page) => listCampaigns({ query: { ...filterOf(key), page } as never }),
  on: (lists, action) => {
    if (deleteCampaign.success.match(action)) return removeEverywhere(lists, action.meta.request.params!.id)
    const change = changes.find(({ match }) => match(action))
    return change?.match(action) ? placeCampaign(lists, action.payload.data.campaign) : lists
  },
})
