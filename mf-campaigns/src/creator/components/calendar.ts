import type { EventAttributes } from 'ics'
import { deadlineReminderDays, type Participation } from '@samspel/api'
import { dayMs } from '@samspel/i18n'

type Due = Pick<Participation, 'id' | 'dueAt' | 'deadlinePausedAt' | 'need' | 'createdAt'> & {
  campaign: Pick<Participation['campaign'], 'name' | 'brandName'>
}

/** Texts of the calendar entries, in the current language. */
export interface CalendarWords {
  /** "Publicera för Björkbrygg: Lussefika". */
  title: (campaign: Due['campaign']) => string
  description: string
  calendarName: string
}

/** Whether a collaboration has an active deadline; a paused or completed one has none. */
export const hasRunningDeadline = ({ dueAt, deadlinePausedAt, need }: Due): boolean =>
  dueAt !== null && deadlinePausedAt === null && ['changes', 'post', 'review'].includes(need)

const dayAfter = (day: string | null, days: number): [number, number, number] => {
  const date = new Date(Date.parse(day ?? '') + days * dayMs)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

/**
 * Entries of a calendar file: an all-day event per deadline, with a reminder. An assignment keeps its id, so that a later file moves its
 * entry.
 */
export const deadlineEvents = (
  participations: readonly Due[],
  words: CalendarWords,
  origin: string,
): EventAttributes[] =>
  participations.filter(hasRunningDeadline).map(({ id, dueAt, campaign }) => {
    return {
      uid: `${id}@samspel`,
      calName: words.calendarName,
      productId: 'samspel/assignments',
      title: words.title(campaign),
      description: words.description,
      url: `${origin}/assignments/${id}`,
      start: dayAfter(dueAt, 0),
      end: dayAfter(dueAt, 1),
      transp: 'TRANSPARENT',
      alarms: [
        {
          action: 'display',
          description: words.title(campaign),
          trigger: { hours: 24 * deadlineReminderDays, minutes: 0, before: true },
        },
      ],
    }
  })

/** Content of a calendar file (RFC 5545). The library is loaded on demand. */
export const calendarText = async (events: EventAttributes[]): Promise<string> => {
  const { createEvents } = await import(/* webpackChunkName: "ics" */ 'ics')
  const { error, value } = createEvents(events)
  if (error || !value) throw error ?? new Error('The calendar file is empty')
  return value
}
