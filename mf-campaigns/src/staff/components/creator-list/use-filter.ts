import { useMemo } from 'react'
import { countries, type Country, type Instagramer } from '@samspel/api'
import { audienceAges } from '@samspel/api/finding'
import { useQueryParams } from '@samspel/navigation'
import { type CreatorFilter, type CreatorSort, creatorSorts } from './data/creator-lists'

export const creatorStates: readonly Instagramer['state'][] = ['pending', 'active', 'blocked']
export const creatorPlans: readonly Instagramer['productPlan'][] = ['free', 'plus', 'pro']

/** Query parameters of the filter. */
export type FilterPart =
  | 'q'
  | 'state'
  | 'plan'
  | 'country'
  | 'categories'
  | 'min'
  | 'max'
  | 'engagement'
  | 'list'
  | 'wish'
  | 'audience'
  | 'share'
  | 'town'
  | 'age'
  | 'sex'
  | 'price'
  | 'most'
  | 'answer'
  | 'history'
  | 'notwith'
  | 'days'
  | 'signals'
  | 'blocked'
  | 'like'
  | 'sort'

/** Every part that narrows or leads the list, beside the words. */
export const filterParts = [
  'state',
  'plan',
  'country',
  'categories',
  'min',
  'max',
  'engagement',
  'list',
  'wish',
  'audience',
  'share',
  'town',
  'age',
  'sex',
  'price',
  'most',
  'answer',
  'history',
  'notwith',
  'days',
  'signals',
  'blocked',
  'like',
] as const satisfies readonly FilterPart[]

/** Clears all filters except the search. */
export const noFilters = Object.fromEntries(filterParts.map((part) => [part, ''])) as Record<
  (typeof filterParts)[number],
  ''
>

const several = <V extends string>(text: string | undefined, known?: readonly V[]): V[] | undefined => {
  const values = (text?.split(',').filter(Boolean) ?? []) as V[]
  const kept = known ? values.filter((value) => known.includes(value)) : values
  return kept.length > 0 ? kept.slice(0, 20) : undefined
}
const number = (text: string | undefined, most: number): number | undefined => {
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined
}
const whole = (text: string | undefined, most = 2_000_000_000) => {
  const value = number(text, most)
  return value === undefined ? undefined : Math.floor(value)
}
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const id = (text: string | undefined) => (text && isId(text) ? text : undefined)

/** Parses the filter in an address; invalid parts are ignored. */
export const readFilter = (
  query: Readonly<Record<string, string | undefined>>,
): CreatorFilter & { isUpsideDown: boolean } => {
  const minFollowers = whole(query.min)
  const maxFollowers = whole(query.max)
  const isUpsideDown = minFollowers !== undefined && maxFollowers !== undefined && maxFollowers < minFollowers
  return {
    query: query.q,
    states: several(query.state, creatorStates),
    plans: several(query.plan, creatorPlans),
    country: countries.find((country: Country) => country === query.country),
    categoryIds: several(query.categories)?.filter(isId),
    minFollowers,
    maxFollowers: isUpsideDown ? undefined : maxFollowers,
    minEngagement: number(query.engagement, 100),
    communityListId: id(query.list),
    wishIds: several(query.wish)?.filter(isId),
    audienceCountry: countries.find((country: Country) => country === query.audience),
    minAudienceShare: whole(query.share, 100),
    audienceTown: query.town?.slice(0, 120) || undefined,
    audienceAges: several(query.age, audienceAges),
    audienceSex: query.sex === 'women' || query.sex === 'men' ? query.sex : undefined,
    minPrice: whole(query.price, 10_000_000),
    maxPrice: whole(query.most, 10_000_000),
    maxAnswerDays: whole(query.answer, 365),
    history: query.history === 'worked' || query.history === 'new' ? query.history : undefined,
    notWithCategoryId: id(query.notwith),
    notWithDays: whole(query.days, 365),
    withoutSignals: query.signals === 'none' || undefined,
    blocked: query.blocked === 'out' ? false : query.blocked === 'only' || undefined,
    likeId: id(query.like),
    sort: creatorSorts.find((sort: CreatorSort) => sort === query.sort),
    isUpsideDown,
  }
}

/** The directory's filter, kept in the address (row S-06). */
export function useCreatorFilter() {
  const [query, setQuery] = useQueryParams()
  return {
    filter: useMemo(() => readFilter(query), [query]),
    set: (change: Partial<Record<FilterPart, string | null | undefined>>) => setQuery(change),
  }
}

/** How many filters are in force; each chosen value counts. */
export const countFilters = (filter: CreatorFilter): number => {
  const { query: _query, sort: _sort, brandId: _brand, notWithDays: _days, ...rest } = filter
  const { isUpsideDown: _upside, ...parts } = rest as typeof rest & { isUpsideDown?: boolean }
  return Object.values(parts).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1),
    0,
  )
}
