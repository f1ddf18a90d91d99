import { campaignsWaiting, campaignTypes, companyRequestStates, countries, deliveryMethods } from '@samspel/api'
import type { CampaignFilter } from '../../../data'

/** Filters of the list, named in the address as in the call. */
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

/** Filters that administrators have: others see the brands of their own company alone. */
export const adminFilters: readonly FilterName[] = ['brandId', 'companyState']

type Query = Readonly<Record<string, string | undefined>>

const oneOf = <V extends string>(values: readonly V[], value: string | undefined): V | undefined =>
  values.find((known) => known === value)
const isId = (value: string | undefined) => (value && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined)

/** Reads the address; what it does not know, or may not be asked by this person, is left out. */
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

/** Orders of the list, the first one when the address names none. */
export const orders = [
  'endAt',
  '-endAt',
  'startAt',
  'name',
  '-reach',
  '-createdAt',
  'updatedAt',
] as const satisfies readonly Order[]
export const orderOf = (value: string | undefined): Order => oneOf(orders, value) ?? 'endAt'
