import {
  type CampaignState,
  campaignsWaiting,
  campaignTypes,
  companyRequestStates,
  countries,
  deliveryMethods,
} from '@samspel/api'
import type { CampaignFilter } from '../../../data'

/** Filters of the list, with the same names in the address and the call. */
export const filterNames = [
  'waiting',
  'deliveryMethod',
  'type',
  'country',
  'categoryId',
  'brandId',
  'companyState',
] as const
export type FilterName = (typeof filterNames)[number]
export type ListFilters = { [K in FilterName]?: NonNullable<CampaignFilter[K]> | undefined }

type Query = Readonly<Record<string, string | undefined>>

const oneOf = <V extends string>(values: readonly V[], value: string | undefined): V | undefined =>
  values.find((known) => known === value)
const isId = (value: string | undefined) => (value && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined)

/** Parses the address; unknown filters, and those this user may not use, are dropped. */
export const readFilters = (query: Query, isAdmin: boolean): ListFilters => ({
  waiting: oneOf(campaignsWaiting, query.waiting),
  deliveryMethod: oneOf(deliveryMethods, query.deliveryMethod),
  type: oneOf(campaignTypes, query.type),
  country: oneOf(countries, query.country),
  categoryId: isId(query.categoryId),
  ...(isAdmin && { brandId: isId(query.brandId), companyState: oneOf(companyRequestStates, query.companyState) }),
})

export const noFilters: Record<FilterName, ''> = {
  waiting: '',
  deliveryMethod: '',
  type: '',
  country: '',
  categoryId: '',
  brandId: '',
  companyState: '',
}

export const inForce = (filters: ListFilters): FilterName[] => filterNames.filter((name) => filters[name])

type Order = NonNullable<CampaignFilter['sort']>

/** Sort orders of the list; the first is the default. */
export const orders = [
  'endAt',
  '-endAt',
  'startAt',
  'name',
  '-reach',
  '-createdAt',
  'updatedAt',
] as const satisfies readonly Order[]

/** Orders of a state: what waits for a review is ordered by how long it has waited, unless another is chosen. */
export const ordersOf = (state: CampaignState | undefined): readonly Order[] =>
  state === 'requested' ? ['requestedAt', ...orders] : orders
export const orderOf = (value: string | undefined, state?: CampaignState): Order =>
  oneOf(ordersOf(state), value) ?? ordersOf(state)[0]!
