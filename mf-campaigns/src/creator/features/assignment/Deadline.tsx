import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { can } from '@samspel/store'
import { Button, Card, Chip } from '@samspel/ui'
import { hasRunningDeadline } from '../../components/calendar'
import { calendarMessages } from '../../components/calendar-messages'
import { useCalendarFile } from '../../components/use-calendar-file'
import css from './Assignment.module.css'
import { messages } from './messages'

const ReportSheet = lazyDialog(() =>
  import(/* webpackChunkName: "report-delivery" */ './ReportSheet').then((module) => module.ReportSheet),
)

/**
 * The creator's own last day, or since when it stands still; into the calendar with it, or to a report that something is wrong with the
 * delivery.
 */
export function Deadline({ participation }: { participation: Participation }) {
  const t = useText()
  const f = useFormats()
  const [save, isBusy] = useCalendarFile()
  const [isReporting, setReporting] = useState(false)
  const { dueAt, deadlinePausedAt, campaign, need } = participation
  const isMoved = dueAt !== null && campaign.dueAt !== null && dueAt !== campaign.dueAt
  const isLate = dueAt !== null && (need === 'post' || need === 'changes') && daysUntil(dueAt) < 0
  return (
    <Card
      title={t(messages.deadline)}
      aside={deadlinePausedAt && <Chip icon="player-pause">{t(messages.problem)}</Chip>}
    >
      {deadlinePausedAt ? (
        <p className={css.none}>{t(messages.deadlinePaused, { date: f.date(deadlinePausedAt) })}</p>
      ) : dueAt ? (
        <p className={css.day}>
          {f.date(dueAt, 'weekday')}
          {need !== 'done' && (
            <Chip tone={isLate ? 'warn' : 'neutral'} icon="calendar-due">
              {f.relativeDays(dueAt)}
            </Chip>
          )}
        </p>
      ) : (
        <p className={css.none}>{t(messages.deadlineNone)}</p>
      )}
      {isMoved && !deadlinePausedAt && (
        <p className={css.none}>{t(messages.deadlineMoved, { date: f.date(campaign.dueAt!) })}</p>
      )}
      <div className={css.acts}>
        {hasRunningDeadline(participation) && (
          <Button
            size="sm"
            icon="calendar-event"
            loading={isBusy}
            onClick={() => void save(async () => [participation])}
          >
            {t(calendarMessages.add)}
          </Button>
        )}
        {need !== 'done' && can(participation, 'reportDelivery') && (
          <Button size="sm" icon="alert-triangle" onClick={() => setReporting(true)}>
            {t(messages.report)}
          </Button>
        )}
      </div>
      {isReporting && <ReportSheet participationId={participation.id} onClose={() => setReporting(false)} />}
    </Card>
  )
}
