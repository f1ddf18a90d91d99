import type { DeliveryMethod, FollowersObstacle } from '../states'
import { isSameTown } from './town-names'

/** What a campaign asks of its creators. */
export interface DemandFields {
  deliveryMethod: DeliveryMethod
  country: string
  minFollowers: number | null
  maxFollowers: number | null
  categories: readonly string[]
  /** Town of the store where it is picked up; left out where it is delivered. */
  storeTown?: string | null
}

/** What of a creator is compared with it. */
export interface DemandedOf {
  /** Null while nobody knows: no account is connected, and none was. */
  followersCount: number | null
  countryCode: string | null
  profileCategoryIds: readonly string[]
  town?: string | null
}

/** Which demands of a campaign a creator meets, and which of its wishes: a category of its own, and the town of the store. */
export interface Demands {
  followers: boolean
  country: boolean
  category: boolean
  /** Left out where nothing is picked up, and while the creator's town is not known. */
  town?: boolean
}

/** What a creator has to meet. Category and town are wishes: they are shown and never counted. */
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

/** Which demands and wishes a creator meets; the server's query says the same of demands and category, which a test checks. */
export const demandsOf = (campaign: DemandFields, creator: DemandedOf, isInvited: boolean): Demands => ({
  followers: followersObstacleOf(campaign, creator.followersCount) === null,
  country: meetsCountry(campaign, creator.countryCode, isInvited),
  category:
    campaign.categories.length === 0 || campaign.categories.some((id) => creator.profileCategoryIds.includes(id)),
  ...(campaign.storeTown && creator.town && { town: isSameTown(campaign.storeTown, creator.town) }),
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

/** What a creator lacks, in numbers: what they have, and the limits. Null where nobody knows, or there is none. */
export interface UnmetFollowers {
  own: number | null
  least: number | null
  most: number | null
}
