import type { ApplyObstacle, Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { offerMessages } from './offer-messages'

/** Describes why the creator cannot apply; undefined when they can, already have, or reserve at a store instead. */
export function useObstacle(): (
  campaign: Pick<Campaign, 'minFollowers' | 'maxFollowers'> & {
    applyObstacle?: ApplyObstacle | null | undefined
    country?: string | undefined
  },
) => string | undefined {
  const t = useText()
  const f = useFormats()
  return ({ applyObstacle, minFollowers, maxFollowers, country }) => {
    if (!applyObstacle || applyObstacle === 'applied' || applyObstacle === 'pickup') return undefined
    // Missing data does not prevent viewing offers; the offer itself says what is needed.
    if (applyObstacle === 'not_connected') return undefined
    if (applyObstacle === 'other_country') return t(offerMessages.otherCountry, { country: f.country(country ?? '') })
    if (applyObstacle === 'too_few_followers') return t(offerMessages.tooFew, { n: f.number(minFollowers ?? 0) })
    if (applyObstacle === 'too_many_followers') return t(offerMessages.tooMany, { n: f.number(maxFollowers ?? 0) })
    return t(offerMessages[applyObstacle])
  }
}
