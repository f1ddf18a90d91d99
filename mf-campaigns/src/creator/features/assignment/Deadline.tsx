import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Button } from '@samspel/ui'
import { hasRunningDeadline } from '../../components/calendar'
import { calendarMessages } from '../../components/calendar-messages'
import { useCalendarFile } from '../../components/use-calendar-file'
import css from './Assignment.module.css'
import { messages } from './messages'

const ReportSheet = lazyDialog(() =>
  import(/* webpackChunkName: "report-delivery" */ './ReportSheet').then((module) => module.ReportSheet),
)

/** What belongs to the last day: that it stands still or was moved, the way into the calendar, and the report that a delivery went wrong. */
export function Deadline({ participation }: { participation: Participation }) {
  const t = useText()
  const f = useFormats()
  const [save, isBusy] = useCalendarFile()
  const [isReporting, setReporting] = useState(false)
  const { dueAt, deadlinePausedAt, campaign, need } = participation
  const isMoved = dueAt !== null && campaign.dueAt !== null && dueAt !== campaign.dueAt
  const mayReport = need !== 'done' && can(participation, 'reportDelivery')
  return (
    <>
      {deadlinePausedAt && <p className={css.none}>{t(messages.deadlinePaused, { date: f.date(deadlinePausedAt) })}</p>}
      {isMoved && !deadlinePausedAt && (
        <p className={css.none}>{t(messages.deadlineMoved, { date: f.date(campaign.dueAt!) })}</p>
      )}
      {(hasRunningDeadline(participation) || mayReport) && (
        <div className={css.acts}>
          {hasRunningDeadline(participation) && (
            <Button
              size="sm"
              variant="quiet"
              icon="calendar-event"
              loading={isBusy}
              onClick={() => void save(async () => [participation])}
            >
              {t(calendarMessages.add)}
            </Button>
          )}
          {mayReport && (
            <Button size="sm" variant="quiet" icon="alert-triangle" onClick={() => setReporting(true)}>
              {t(messages.report)}
            </Button>
          )}
        </div>
      )}
      {isReporting && <ReportSheet participationId={participation.id} onClose={() => setReporting(false)} />}
    </>
  )
}
