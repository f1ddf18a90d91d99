import { dayMs, dayOf } from '@samspel/i18n'
import { addDays } from '../../../../shared/components/days'

/** Whole days that a deadline has been paused. */
export const daysPaused = (pausedAt: string | null, now: string | number = Date.now()): number =>
  pausedAt === null ? 0 : Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(pausedAt))) / dayMs))

/** The deadline suggested when a problem is resolved: extended by the days it was paused, but not before today; null without a deadline. */
export const proposedDue = (
  { dueAt, deadlinePausedAt }: { dueAt: string | null; deadlinePausedAt: string | null },
  now: string | number = Date.now(),
): string | null => {
  if (dueAt === null) return null
  const moved = addDays(dueAt, daysPaused(deadlinePausedAt, now))
  const today = dayOf(now)
  return moved < today ? today : moved
}
