import type { CampaignReport, Locale } from '@samspel/api'
import type { Cell } from '../../files/csv'

/** Converts öre to kronor with two decimals. */
const kronor = (ore: number | null, locale: Locale): Cell => {
  if (ore === null) return ''
  const text = (ore / 100).toFixed(2)
  return locale === 'sv' ? text.replace('.', ',') : text
}

export type DayHeads = readonly [
  day: string,
  reach: string,
  total: string,
  posts: string,
  likes: string,
  comments: string,
]
export type CreatorHeads = readonly [
  name: string,
  account: string,
  reach: string,
  posts: string,
  likes: string,
  comments: string,
  fees: string,
  goods: string,
  logistics: string,
  cost: string,
  perThousand: string,
]

export const dayRows = ({ days }: Pick<CampaignReport, 'days'>, heads: DayHeads): Cell[][] => {
  let total = 0
  return [
    [...heads],
    ...days.map(({ day, reach, posts, likes, comments }) => [day, reach, (total += reach), posts, likes, comments]),
  ]
}

/** Amounts in kr, converted from the report's öre. */
export const creatorRows = (
  { creators }: Pick<CampaignReport, 'creators'>,
  heads: CreatorHeads,
  locale: Locale,
): Cell[][] => [
  [...heads],
  ...creators.map(({ creator, reach, posts, likes, comments, costs, cost, costPerThousandReach }) => [
    creator.name,
    creator.username,
    reach,
    posts,
    likes,
    comments,
    kronor(costs?.fees ?? null, locale),
    kronor(costs?.goods ?? null, locale),
    kronor(costs?.logistics ?? null, locale),
    kronor(cost, locale),
    kronor(costPerThousandReach, locale),
  ]),
]
