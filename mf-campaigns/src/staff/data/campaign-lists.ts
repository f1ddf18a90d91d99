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

/** Filter of a list of campaigns, in the contract's terms; by end date unless `sort` is given. */
export interface CampaignFilter {
  /** Absent with `waiting`, which covers several states. */
  state?: CampaignState | undefined
  brandId?: string | null | undefined
  query?: string | undefined
  sort?: 'endAt' | '-endAt' | 'name' | '-reach' | '-createdAt' | 'startAt' | 'updatedAt' | 'requestedAt' | undefined
  deliveryMethod?: DeliveryMethod | undefined
  type?: CampaignType | undefined
  country?: Country | undefined
  categoryId?: string | undefined
  /** Campaigns of companies in this state; `requested` ones await approval (administrators). */
  companyState?: CompanyRequestState | undefined
  /** Only campaigns behind a count of pending work. */
  waiting?: CampaignsWaiting | undefined
}

export const createCampaign = apiAction('createCampaign')
export const updateCampaign = apiAction('updateCampaign')
export const updateCampaignState = apiAction('updateCampaignState')
export const deleteCampaign = apiAction('deleteCampaign')

const narrowing = ['deliveryMethod', 'type', 'country', 'categoryId', 'companyState', 'waiting'] as const

export const campaignListKey = ({ state, brandId, query, sort, ...filter }: CampaignFilter): string =>
  JSON.stringify([
    state ?? '',
    brandId ?? '',
    query?.trim() ?? '',
    sort ?? 'endAt',
    ...narrowing.map((name) => filter[name] ?? ''),
  ])

/** Parses a key back into its filter. */
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
 * Puts a created or changed campaign first in the lists of its state and removes it from all others (rows T-05, T-06). Lists with a search,
 * company state or pending work filter are left to the server, because the client cannot tell whether the campaign matches.
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
