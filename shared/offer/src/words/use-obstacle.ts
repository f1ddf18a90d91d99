import type { ApplyObstacle, Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { messages } from './messages'
import { requirementMessages } from './requirement-messages'
import { useOfferWords } from './use-offer-words'
import { useFollowersAsked } from './use-requirements'

interface ObstacleFields extends Pick<Campaign, 'minFollowers' | 'maxFollowers'> {
  applyObstacle?: ApplyObstacle | null | undefined
  country?: string | undefined
}

/** Describes why the creator cannot apply; undefined when they can, already have, or reserve at a store instead. */
export function useObstacle(): (campaign: ObstacleFields) => string | undefined {
  const t = useText()
  const f = useFormats()
  const words = useOfferWords()
  const followersAsked = useFollowersAsked()
  return ({ applyObstacle, country, ...limits }) => {
    switch (applyObstacle) {
      case 'other_country':
        return t(messages.otherCountry, { country: f.country(country ?? '') })
      case 'too_few_followers':
        return t(requirementMessages.requires, {
          followers: followersAsked({ ...limits, maxFollowers: null }) ?? '',
        })
      case 'too_many_followers':
        return t(requirementMessages.requires, {
          followers: followersAsked({ ...limits, minFollowers: null }) ?? '',
        })
      case 'full':
        return words.places(0)
      case 'closed':
        return t(messages.closed)
      default:
        // Missing data does not prevent viewing offers; the offer itself says what is needed.
        return undefined
    }
  }
}
