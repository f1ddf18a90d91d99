import type {
  CampaignState,
  CampaignsWaiting,
  CampaignType,
  CompanyRequestState,
  Country,
  DeliveryMethod,
} from '@samspel/api'
import {
  apiAction,
  createPagedLists,
  type EntityOf,
  type PagedLists,
  prepend,
  removeEverywhere,
  removeWhere,
} from '@samspel/store'
import { listCampaigns } from '../../shared/data'
import { duplicateCampaign } from './campaign-actions'

/** What a list of campaigns shows, as the contract names it; ends first on top when `sort` is absent. */
export interface CampaignFilter {
  /** Absent with `waiting`: what waits lies in several states. */
  state?: CampaignState | undefined
  brandId?: string | null | undefined
  query?: string | undefined
  sort?: 'endAt' | '-endAt' | 'name' | '-reach' | '-createdAt' | 'startAt' | 'updatedAt' | undefined
  deliveryMethod?: DeliveryMethod | undefined
  type?: CampaignType | undefined
  country?: Country | undefined
  categoryId?: string | undefined
  /** Campaigns of companies in this state: `requested` ones wait to be let in (administrators). */
  companyState?: CompanyRequestState | undefined
  /** Only campaigns behind a count of what waits. */
  waiting?: CampaignsWaiting | undefined
}

export const createCampaign = apiAction('createCampaign')
export const updateCampaign = apiAction('updateCampaign')
export const updateCampaignState = apiAction('updateCampaignState')
export const deleteCampaign = apiAction('deleteCampaign')

const narrowing = ['deliveryMethod', 'type', 'country', 'categoryId', 'companyState', 'waiting'] as const

/** Key of a filter's list. */
export const campaignListKey = ({ state, brandId, query, sort, ...filter }: CampaignFilter): string =>
  JSON.stringify([
    state ?? '',
    brandId ?? '',
    query?.trim() ?? '',
    sort ?? 'endAt',
    ...narrowing.map((name) => filter[name] ?? ''),
  ])

/** What a key asks of the server. */
export const askedOf = (key: string): CampaignFilter => {
  const [state, brandId, query, sort, ...values] = JSON.parse(key) as [
    CampaignState | '',
    string,
    string,
    CampaignFilter['sort'],
    ...string[],
  ]
  const narrowed = Object.fromEntries(
    narrowing.flatMap((name, index) => (values[index] ? [[name, values[index]]] : [])),
  ) as Partial<CampaignFilter>
  return { ...(state && { state }), ...(brandId && { brandId }), ...(query && { query }), sort, ...narrowed }
}

type Listed = Pick<
  EntityOf<'campaigns'>,
  'id' | 'state' | 'brandId' | 'deliveryMethod' | 'type' | 'country' | 'categories'
>

/**
 * Puts a created or changed campaign into the lists of its state, at the front, and takes it out of all others (rows T-05, T-06).
 * A list with search words, by the state of companies or by what waits, is left to the server: whether the campaign matches is not known
 * here.
 */
export const placeCampaign = (lists: PagedLists, campaign: Listed): PagedLists => {
  const fits = (key: string) => {
    const { state, brandId, deliveryMethod, type, country, categoryId } = askedOf(key)
    return (
      (!state || state === campaign.state) &&
      (!brandId || brandId === campaign.brandId) &&
      (!deliveryMethod || deliveryMethod === campaign.deliveryMethod) &&
      (!type || type === campaign.type) &&
      (!country || country === campaign.country) &&
      (!categoryId || campaign.categories.includes(categoryId))
    )
  }
  const isKnown = (key: string) => !askedOf(key).query && !askedOf(key).companyState && !askedOf(key).waiting
  const left = removeWhere(lists, campaign.id, (key) => !fits(key))
  return Object.keys(left).reduce(
    (all, key) => (fits(key) && isKnown(key) ? prepend(all, key, campaign.id) : all),
    left,
  )
}

const changes = [createCampaign.success, duplicateCampaign.success, updateCampaign.success, updateCampaignState.success]

/** Lists of campaigns by filter; mounted at `campaignLists`. */
export const campaignLists = createPagedLists({
  name: 'campaignLists',
  fetch: (key, page) => listCampaigns({ query: { ...askedOf(key), page } as never }),
  on: (lists, action) => {
    if (deleteCampaign.success.match(action)) return removeEverywhere(lists, action.meta.request.params!.id)
    const change = changes.find(({ match }) => match(action))
    return change?.match(action) ? placeCampaign(lists, action.payload.data.campaign) : lists
  },
})
