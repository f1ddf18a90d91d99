import { dayMs, dayOf } from '@samspel/i18n'
import { addDays } from '../../../../shared/components/days'

/** Whole days that a deadline stood still. */
export const daysPaused = (pausedAt: string | null, now: string | number = Date.now()): number =>
  pausedAt === null ? 0 : Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(pausedAt))) / dayMs))

/**
 * The deadline that is proposed when a problem is solved: moved by the days it stood still, today at the earliest; null without a deadline.
 */
export const proposedDue = (
  { dueAt, deadlinePausedAt }: { dueAt: string | null; deadlinePausedAt: string | null },
  now: string | number = Date.now(),
): string | null => {
  if (dueAt === null) return null
  const moved = addDays(dueAt, daysPaused(deadlinePausedAt, now))
  const today = dayOf(now)
  return moved < today ? today : moved
}
