import type { DeliveryMethod } from '../states'
import { postingDays } from './campaign-process'
import { addDays } from './days'

/** By when it is posted: a day, so many days after it is picked up or has arrived, or the later of the two where both are given. */
export interface PostDeadline {
  day: string | null
  daysAfterPickup: number | null
  /** Of what is sent. */
  daysAfterArrival?: number | null
}

/**
 * The deadline of what is picked up, or has arrived (`from` and `to` are that day): so many days after it, but never before the day that was promised when it was reserved. `from` and `to` are
 * the first and the last day on which it can be picked up, the same day once it was; `to` is null where nobody knows. What cannot be the
 * later of the two any more is left out.
 */
export const postDeadlineOf = ({
  promised,
  from,
  to,
  days = postingDays,
}: {
  promised: string | null
  from: string
  to: string | null
  days?: number
}): PostDeadline => {
  const [first, last] = [addDays(from, days), to && addDays(to, days)]
  if (from === to) return { day: promised !== null && promised > first ? promised : first, daysAfterPickup: null }
  if (promised !== null && last !== null && promised >= last) return { day: promised, daysAfterPickup: null }
  return { day: promised !== null && promised > first ? promised : null, daysAfterPickup: days }
}

/**
 * By when content about what is sent is posted, before it has arrived: so many days from its arrival, whatever day the campaign names; that
 * one is never the last before the arrival is known.
 */
export const postDeadlineOfParcel = (
  dueAt: string | null,
  days: number = postingDays,
): PostDeadline & { daysAfterArrival: number } => ({ day: dueAt, daysAfterPickup: null, daysAfterArrival: days })

/**
 * By when content of a campaign is posted, as long as no store and no pass is chosen, and nothing has arrived. An agreement has days of its
 * own.
 */
export const postDeadlineOfCampaign = (
  campaign: { deliveryMethod: DeliveryMethod; dueAt: string | null; postingDays?: number },
  today: string,
): PostDeadline => {
  const { deliveryMethod, dueAt, postingDays: days } = campaign
  return deliveryMethod === 'pickup'
    ? postDeadlineOf({ promised: dueAt, from: today, to: null, ...(days !== undefined && { days }) })
    : postDeadlineOfParcel(dueAt, days)
}

/** The last day on which a campaign is picked up: its end, unless the deadline of its posts comes first. */
export const lastPickupDayOf = ({ endAt, dueAt }: { endAt: string | null; dueAt: string | null }): string | null =>
  endAt !== null && (dueAt === null || endAt < dueAt) ? endAt : dueAt

/** When a pass ends: at its own moment, otherwise with the last day of its campaign; undefined where neither is known. */
export const endOfPass = (
  { expiresAt }: { expiresAt: string | null },
  campaign: { endAt: string | null; dueAt: string | null },
): { at: string; isMoment: boolean } | undefined => {
  if (expiresAt !== null) return { at: expiresAt, isMoment: true }
  const day = lastPickupDayOf(campaign)
  return day === null ? undefined : { at: day, isMoment: false }
}
