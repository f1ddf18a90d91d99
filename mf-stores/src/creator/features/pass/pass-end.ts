import { dayMs } from '@samspel/i18n'
import type { PassOffer } from './use-pass'

/** When a pass ends: the moment that it was given, else the last day of its campaign. */
export function endOf({ campaign, storeParticipation }: PassOffer): { at: string; isMoment: boolean } | undefined {
  const { expiresAt } = storeParticipation
  if (expiresAt) return { at: expiresAt, isMoment: true }
  const { endAt, dueAt } = campaign
  const day = endAt && (!dueAt || endAt < dueAt) ? endAt : dueAt
  return day ? { at: day, isMoment: false } : undefined
}

/** Days that a creator has after the pick-up (decision 0041). */
const CONTENT_DAYS = 14

/** The day by which must be posted, from when it was picked up. */
export const contentDay = (pickedUpAt: string): string =>
  new Date(Date.parse(pickedUpAt) + CONTENT_DAYS * dayMs).toISOString()
