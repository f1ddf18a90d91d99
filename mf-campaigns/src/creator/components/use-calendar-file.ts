import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { useText } from '@samspel/i18n'
import { notify } from '@samspel/ui'
import { calendarText, deadlineEvents } from './calendar'
import { calendarMessages as messages } from './calendar-messages'

/** Saves a calendar file of deadlines; notifies when there are no active ones or it cannot be created. */
export function useCalendarFile(): [
  save: (find: () => Promise<readonly Participation[] | undefined>) => Promise<void>,
  isBusy: boolean,
] {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const words = {
    title: ({ name, brandName }: Participation['campaign']) => t(messages.entry, { name, brand: brandName }),
    description: t(messages.description),
    calendarName: t(messages.name),
  }
  const save = async (find: () => Promise<readonly Participation[] | undefined>) => {
    setBusy(true)
    try {
      const participations = await find()
      const events =
        participations &&
        deadlineEvents(participations, words as Parameters<typeof deadlineEvents>[1], window.location.origin)
      if (!events) notify({ kind: 'bad', message: t(messages.failed) })
      else if (events.length === 0) notify({ kind: 'info', message: t(messages.none) })
      else {
        saveFile('samspel.ics', await calendarText(events), 'text/calendar;charset=utf-8')
        notify({ kind: 'ok', message: t(messages.saved, { n: events.length }) })
      }
    } catch {
      notify({ kind: 'bad', message: t(messages.failed) })
    }
    setBusy(false)
  }
  return [save, isBusy]
}
