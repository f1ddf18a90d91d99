import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button } from '@samspel/ui'
import { listMyParticipations } from '../../../shared/data'
import { calendarMessages } from '../../components/calendar-messages'
import { useCalendarFile } from '../../components/use-calendar-file'

/** The deadlines of all open assignments as one calendar file, including those not on screen. */
export function CalendarOfAll() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [save, isBusy] = useCalendarFile()
  const needs = useNeedsNetwork()
  const all = async () => {
    const found: Participation[] = []
    let page: number | null = 1
    while (page !== null) {
      const outcome: ApiOutcome<'listMyParticipations'> = await dispatch(
        listMyParticipations({ query: { state: 'approved', sort: 'need', page, perPage: 100 } }),
      )
      if (!outcome.ok || !outcome.data) return undefined
      found.push(...outcome.data.participations)
      // Completed ones come last and have no deadline.
      page = outcome.data.participations.at(-1)?.need === 'done' ? null : outcome.data.meta.nextPage
    }
    return found
  }
  return (
    <Button
      icon="calendar-event"
      loading={isBusy}
      disabledReason={needs}
      aria-label={t(calendarMessages.addAll)}
      onClick={() => void save(all)}
    >
      {t(calendarMessages.calendar)}
    </Button>
  )
}
