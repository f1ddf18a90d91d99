import { passEndOf } from '@samspel/api/opening-hours'
import { addDays, dayIn, lastInstantIn } from '../../../days'
import { openingOf } from '../../../opening'
import type { OfferRow } from './repository'

/** When a pass approved now expires: with the last opening of the last day of its window, in the store's time zone (decision 247). */
export const passEnd = (
  offer: Pick<OfferRow, 'country_code' | 'opening_week' | 'opening_exceptions' | 'window_days'>,
  now: Date,
): Date => {
  const { country_code: country, window_days: days } = offer
  const latest = lastInstantIn(country, addDays(dayIn(country, now), days))
  const end = passEndOf(openingOf(offer), { from: now.getTime(), latest: latest.getTime() })
  return end === undefined ? latest : new Date(end)
}
