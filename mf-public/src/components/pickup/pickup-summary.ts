import type { StoreCampaign } from '@samspel/api'

type Campaign = Pick<StoreCampaign['campaign'], 'endAt' | 'dueAt'>

/** A store in a line: many have their town in their name already. */
export const storeLine = ({ name, city }: Pick<StoreCampaign['store'], 'name' | 'city'>): string =>
  name.includes(city) ? name : `${name}, ${city}`

/** The last day to pick up, where it is not the day of the posts or later: what must be posted must be fetched before. */
export const pickupDay = ({ endAt, dueAt }: Campaign): string | undefined =>
  endAt && (!dueAt || endAt < dueAt) ? endAt : undefined

/** The last day on which a code is of use. */
export const lastDay = (campaign: Campaign): string | null => pickupDay(campaign) ?? campaign.dueAt
