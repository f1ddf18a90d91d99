import { answerClock } from '@samspel/api'
import { lastPickupDayOf, type PostDeadline, postDeadlineOf } from '@samspel/api/campaign-rules'
import { addDays, dayIn } from '../../../days'
import { passEnd } from './pass-end'
import type { OfferRow, OwnRow } from './repository'

/** What of a pass and of its offer decides when it is posted. */
type PassDays = Pick<OwnRow, 'state' | 'picked_up_at' | 'expires_at' | 'created_at' | 'promised_post_by'>
type OfferDays = Pick<OfferRow, 'country_code' | 'window_days' | 'end_at' | 'due_at'>

/** The later of two days, where there are two. */
const later = (a: string | null, b: string | null): string | null => (a !== null && (b === null || a > b) ? a : b)

/** The last day of an application: it is answered on the last day of the clock, and the pass is used on its last. */
const lastOfApplication = (appliedOn: string, { window_days: days }: OfferDays): string =>
  addDays(appliedOn, answerClock.expireAfterDays + days)

/** By when it is posted, had it been reserved or applied for now. */
export const deadlineOfOffer = (
  offer: OfferDays & Pick<OfferRow, 'requires_application' | 'opening_week' | 'opening_exceptions'>,
  now: Date,
): PostDeadline => {
  const from = dayIn(offer.country_code, now)
  const to = offer.requires_application
    ? lastOfApplication(from, offer)
    : dayIn(offer.country_code, passEnd(offer, now))
  return postDeadlineOf({ promised: offer.due_at, from, to })
}

/** By when a reservation or application is posted; undefined where nothing of it runs. */
export const deadlineOfPass = (own: PassDays, offer: OfferDays, now: Date): PostDeadline | undefined => {
  const { picked_up_at: at, expires_at: end, promised_post_by: promised } = own
  const today = dayIn(offer.country_code, now)
  switch (own.state) {
    case 'picked_up': {
      const on = dayIn(offer.country_code, at ?? now)
      return postDeadlineOf({ promised, from: on, to: on })
    }
    case 'approved': {
      const last =
        end !== null ? dayIn(offer.country_code, end) : lastPickupDayOf({ endAt: offer.end_at, dueAt: offer.due_at })
      return postDeadlineOf({ promised, from: last !== null && last < today ? last : today, to: last })
    }
    case 'requested': {
      const to = lastOfApplication(dayIn(offer.country_code, own.created_at), offer)
      return postDeadlineOf({ promised: later(promised, offer.due_at), from: today < to ? today : to, to })
    }
    default:
      return undefined
  }
}
