import { useMemo } from 'react'
import { countries, type Country, type Instagramer } from '@samspel/api'
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
  | 'sort'

const several = <V extends string>(text: string | undefined, known?: readonly V[]): V[] | undefined => {
  const values = (text?.split(',').filter(Boolean) ?? []) as V[]
  const kept = known ? values.filter((value) => known.includes(value)) : values
  return kept.length > 0 ? kept.slice(0, 20) : undefined
}
const number = (text: string | undefined, most: number): number | undefined => {
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined
}
const whole = (text: string | undefined) => {
  const value = number(text, 2_000_000_000)
  return value === undefined ? undefined : Math.floor(value)
}
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

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
    communityListId: query.list && isId(query.list) ? query.list : undefined,
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
