import type { DeliveryMethod, FollowersObstacle } from '../states'

/** What a campaign asks of its creators. */
export interface DemandFields {
  deliveryMethod: DeliveryMethod
  country: string
  minFollowers: number | null
  maxFollowers: number | null
  categories: readonly string[]
}

/** What of a creator is compared with it. */
export interface DemandedOf {
  /** Null while nobody knows: no account is connected, and none was. */
  followersCount: number | null
  countryCode: string | null
  profileCategoryIds: readonly string[]
}

/** Which demands of a campaign a creator meets, and whether they share a category, which is a wish. */
export interface Demands {
  followers: boolean
  country: boolean
  category: boolean
}

/** What a creator has to meet. The category is a wish: it is shown and never counted. */
export const demandNames = ['followers', 'country'] as const

/** Why followers do not meet a campaign's limits; null when they do. */
export const followersObstacleOf = (
  { minFollowers: least, maxFollowers: most }: Pick<DemandFields, 'minFollowers' | 'maxFollowers'>,
  count: number | null,
): FollowersObstacle | null => {
  if (count === null) return least === null && most === null ? null : 'not_connected'
  if (least !== null && count < least) return 'too_few_followers'
  return most !== null && count > most ? 'too_many_followers' : null
}

/** Who is invited is wanted wherever they live, and to a store people travel. */
export const meetsCountry = (
  { deliveryMethod, country }: Pick<DemandFields, 'deliveryMethod' | 'country'>,
  creatorCountry: string | null,
  isInvited: boolean,
): boolean => deliveryMethod === 'pickup' || isInvited || creatorCountry === country

/** Which demands a creator meets; the server's query says the same, which a test checks. */
export const demandsOf = (campaign: DemandFields, creator: DemandedOf, isInvited: boolean): Demands => ({
  followers: followersObstacleOf(campaign, creator.followersCount) === null,
  country: meetsCountry(campaign, creator.countryCode, isInvited),
  category:
    campaign.categories.length === 0 || campaign.categories.some((id) => creator.profileCategoryIds.includes(id)),
})

/** How many demands are met, of how many, and which are not. */
export const countDemands = (
  demands: Pick<Demands, (typeof demandNames)[number]>,
): { met: number; of: number; areMet: boolean; unmet: (typeof demandNames)[number][] } => {
  const unmet = demandNames.filter((name) => !demands[name])
  return {
    met: demandNames.length - unmet.length,
    of: demandNames.length,
    areMet: unmet.length === 0,
    unmet,
  }
}
