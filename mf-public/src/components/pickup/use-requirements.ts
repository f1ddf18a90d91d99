import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { requirementMessages as messages } from './requirement-messages'

export interface Requirements {
  /** The limits in words; undefined where there are none. */
  asked: string | undefined
  /** The creator does not meet them; undefined for visitors and staff. */
  isMet: boolean | undefined
  /** What is missing, with the numbers. */
  missing: string | undefined
  /** Nobody knows the creator's followers yet. */
  isUnknown: boolean
}

/** What a pick-up offer asks of its creators' followers, and whether this creator meets it: the server's answer, in words. */
export function useRequirements({
  campaign,
  followersObstacle: obstacle,
  brandName: brand,
}: StoreCampaign): Requirements {
  const t = useText()
  const f = useFormats()
  const own = f.number(useAppSelector(selectCurrentInstagramer)?.followersCount ?? 0)
  const { minFollowers, maxFollowers } = campaign
  const [least, most] = [f.number(minFollowers ?? 0), f.number(maxFollowers ?? 0)]
  const asked = () => {
    if (minFollowers && maxFollowers) return t(messages.between, { least, most })
    if (minFollowers) return t(messages.least, { least })
    return maxFollowers ? t(messages.most, { most }) : undefined
  }
  const missing = () => {
    if (obstacle === 'too_few_followers') return t(messages.tooFew, { brand, own, least })
    if (obstacle === 'too_many_followers') return t(messages.tooMany, { brand, own, most })
    return obstacle === 'not_connected' ? t(messages.unknown) : undefined
  }
  return {
    asked: asked(),
    isMet: obstacle === undefined ? undefined : obstacle === null,
    missing: missing(),
    isUnknown: obstacle === 'not_connected',
  }
}
