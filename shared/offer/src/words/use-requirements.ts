import type { ApplyObstacle, Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { requirementMessages as messages } from './requirement-messages'

/** What an offer asks, and the server's answer whether the creator meets it. */
export interface Asked extends Pick<Campaign, 'minFollowers' | 'maxFollowers' | 'brandName'> {
  /** Where the creator has to live; left out at stores, to which people travel. */
  country?: string
  /** Null: met. Undefined: nobody asked, as for visitors and staff. */
  obstacle: ApplyObstacle | null | undefined
}

/** Requirements in words. */
export interface Requirements {
  /** The limits of followers as part of a sentence; undefined where there are none. */
  followers: string | undefined
  /** The creator meets them; undefined for visitors and staff. */
  isMet: boolean | undefined
  /** What is missing, with the numbers, without a full stop. */
  missing: string | undefined
  /** Nobody knows the creator's followers yet. */
  isUnknown: boolean
}

/** The limits of followers as part of a sentence; undefined without any. */
export function useFollowersAsked(): (limits: Pick<Campaign, 'minFollowers' | 'maxFollowers'>) => string | undefined {
  const t = useText()
  const f = useFormats()
  return ({ minFollowers, maxFollowers }) => {
    const [least, most] = [f.number(minFollowers ?? 0), f.number(maxFollowers ?? 0)]
    if (minFollowers && maxFollowers) return t(messages.between, { least, most })
    if (minFollowers) return t(messages.least, { least })
    return maxFollowers ? t(messages.most, { most }) : undefined
  }
}

/** What an offer asks of its creators, and whether this creator meets it: the server's answer, in words. */
export function useRequirements({ obstacle, brandName: brand, country, ...limits }: Asked): Requirements {
  const t = useText()
  const f = useFormats()
  const own = f.number(useAppSelector(selectCurrentInstagramer)?.followersCount ?? 0)
  const { minFollowers, maxFollowers } = limits
  const missing = () => {
    if (obstacle === 'too_few_followers') return t(messages.tooFew, { brand, own, least: f.number(minFollowers ?? 0) })
    if (obstacle === 'too_many_followers') return t(messages.tooMany, { brand, own, most: f.number(maxFollowers ?? 0) })
    if (obstacle === 'other_country') return t(messages.otherCountry, { country: f.country(country ?? '') })
    return obstacle === 'not_connected' ? t(messages.unknown) : undefined
  }
  return {
    followers: useFollowersAsked()(limits),
    isMet: obstacle === undefined ? undefined : obstacle === null,
    missing: missing(),
    isUnknown: obstacle === 'not_connected',
  }
}
