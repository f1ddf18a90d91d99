import type { StoreCampaign } from '@samspel/api'

type Campaign = Pick<StoreCampaign['campaign'], 'endAt' | 'dueAt'>

/** A store on one line; many names already include the town. */
export const storeLine = ({ name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>): string =>
  name.includes(city) ? name : `${name}, ${city}`

/** The same below the name of its brand, which many names of stores begin with. */
export const storeBelowBrand = (
  { name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>,
  brandName: string,
): string => storeLine({ name: name.startsWith(`${brandName}, `) ? name.slice(brandName.length + 2) : name, city })

/** The last day for pick-up, unless the deadline for posting comes first: a product must be fetched before it can be posted. */
export const pickupDay = ({ endAt, dueAt }: Campaign): string | undefined =>
  endAt && (!dueAt || endAt < dueAt) ? endAt : undefined

/** The last day on which a code can be used. */
export const lastDay = (campaign: Campaign): string | null => pickupDay(campaign) ?? campaign.dueAt
