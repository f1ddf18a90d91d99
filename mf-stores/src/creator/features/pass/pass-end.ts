import { dayMs } from '@samspel/i18n'
import type { PassOffer } from './use-pass'

/** When a pass expires: its own expiry, otherwise the last day of its campaign. */
export function endOf({ campaign, storeParticipation }: PassOffer): { at: string; isMoment: boolean } | undefined {
  const { expiresAt } = storeParticipation
  if (expiresAt) return { at: expiresAt, isMoment: true }
  const { endAt, dueAt } = campaign
  const day = endAt && (!dueAt || endAt < dueAt) ? endAt : dueAt
  return day ? { at: day, isMoment: false } : undefined
}

/** Days a creator has for posting after the pick-up (decision 0041). */
const CONTENT_DAYS = 14

/** The deadline for posting, given the time of the pick-up. */
export const contentDay = (pickedUpAt: string): string =>
  new Date(Date.parse(pickedUpAt) + CONTENT_DAYS * dayMs).toISOString()
