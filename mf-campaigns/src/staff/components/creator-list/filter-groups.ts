import type { CreatorFilter } from './data/creator-lists'
import { countFilters } from './use-filter'

const groups = {
  main: ['wishIds', 'categoryIds', 'country', 'minFollowers', 'maxFollowers', 'minEngagement'],
  account: ['communityListId', 'states', 'plans'],
  audience: ['audienceCountry', 'minAudienceShare', 'audienceTown', 'audienceAges', 'audienceSex'],
  work: ['minPrice', 'maxPrice', 'maxAnswerDays', 'history', 'notWithCategoryId', 'blocked', 'withoutSignals'],
} as const satisfies Record<string, readonly (keyof CreatorFilter)[]>

/** Part of the filters that is shown together. */
export type FilterGroupName = keyof typeof groups

/** How many filters of a group are in force, counted as on the button that opens them all. */
export const countInGroup = (filter: CreatorFilter, name: FilterGroupName): number =>
  countFilters(Object.fromEntries(groups[name].map((part) => [part, filter[part]])) as CreatorFilter)
