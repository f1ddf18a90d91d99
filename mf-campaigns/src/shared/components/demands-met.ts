import type { Campaign, Instagramer, Participation } from '@samspel/api'

type Creator = Pick<Instagramer, 'followersCount' | 'countryCode' | 'profileCategoryIds'>
type Wanted = Pick<Campaign, 'minFollowers' | 'maxFollowers' | 'country' | 'categories'>

/** Which requirements the creator meets, for display only; the brand decides. */
export const demandsMet = (
  { minFollowers, maxFollowers, country, categories }: Wanted,
  creator: Creator,
): Participation['demands'] => ({
  followers: creator.followersCount >= (minFollowers ?? 0) && creator.followersCount <= (maxFollowers ?? Infinity),
  country: creator.countryCode === country,
  category: categories.length === 0 || categories.some((id) => creator.profileCategoryIds.includes(id)),
})
