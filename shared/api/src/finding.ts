/** Words of the list of creators: how it is sorted, why somebody fits, and what stands out about an account. */

/** Why a creator fits a campaign, or what the brand usually looks for. */
export const fitReasons = [
  'audience_in_country',
  'lives_in_country',
  'category',
  'engagement',
  'in_time',
  'worked_well',
] as const
export type FitReason = (typeof fitReasons)[number]

/** In what a creator is like another one. */
export const likeReasons = ['same_categories', 'same_size', 'same_audience', 'same_engagement', 'same_country'] as const
export type LikeReason = (typeof likeReasons)[number]

/** What stands out about an account. A signal is a reason to look, never a verdict. */
export const signalIds = ['engagement_low', 'engagement_high', 'followers_jump', 'audience_abroad'] as const
export type SignalId = (typeof signalIds)[number]

/** Groups of age as the network tells them. */
export const audienceAges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export type AudienceAge = (typeof audienceAges)[number]

/** From where a price is known: paid by several brands, paid by the own ones, or asked of the own ones. */
export const priceSources = ['paid', 'paid_by_you', 'asked'] as const
export type PriceSource = (typeof priceSources)[number]

/** From this score a creator fits well, and from the second partly. Nothing finer is said: the parts are facts, their weights a choice. */
export const fitSteps = { well: 70, partly: 40 } as const

/** Days after which work for somebody else no longer counts as recent, where no terms say otherwise. */
export const recentDays = 90
