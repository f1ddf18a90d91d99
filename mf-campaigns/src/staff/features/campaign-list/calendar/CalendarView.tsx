import { type ReactNode, useState } from 'react'
import type { CampaignState } from '@samspel/api'
import { dayOf, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useAppSelector, useQuery } from '@samspel/store'
import { LinkButton, Notice, TextButton, useIsMobile } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { listCalendarCampaigns } from '../data/calendar-dates'
import { selectCalendarView } from '../data/calendar-view'
import { AgendaList } from './AgendaList'
import css from './Calendar.module.css'
import { CalendarGrid } from './CalendarGrid'
import { CalendarHead } from './CalendarHead'
import { CalendarLegend } from './CalendarLegend'
import { DayDialog } from './DayDialog'
import { isDay, type Span, weeksOf } from './days'
import { type CalendarCampaign, periodOf } from './layout'
import { calendarMessages as messages } from './messages'
import { useBrandTints } from './use-brand-tints'

interface CalendarViewProps {
  /** Null for campaigns of every state. */
  state: CampaignState | null
  brandId: string | null
  viewSwitch: ReactNode
}

const none: CalendarCampaign[] = []

/** Campaigns of a state over a month or week; on phones a list of the days with events. */
export function CalendarView({ state, brandId, viewSwitch }: CalendarViewProps) {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const isMobile = useIsMobile()
  const shows = useAppSelector(selectCalendarView)
  const [opened, setOpened] = useState<string>()
  const today = dayOf(Date.now())
  const day = isDay(query.on) ? query.on : today
  const span: Span = query.span === 'week' ? 'week' : 'month'
  const weeks = weeksOf(day, span)
  const [from, to] = [weeks[0]![0]!, weeks.at(-1)!.at(-1)!]
  const { result, status, error, retry } = useQuery(
    listCalendarCampaigns({ query: { from, to, ...(brandId && { brandId }) } }),
  )
  const answered = result?.calendarCampaigns ?? none
  const campaigns = answered.filter(
    (campaign) => (!state || campaign.state === state) && (shows === 'campaigns' ? periodOf(campaign) : campaign.dueAt),
  )
  const tintOf = useBrandTints(answered.map((campaign) => campaign.brandId))
  const inMonth = span === 'week' ? weeks[0]! : weeks.flat().filter((one) => one.slice(0, 7) === day.slice(0, 7))
  const range: [string, string] = [inMonth[0]!, inMonth.at(-1)!]
  const shown = campaigns.filter((campaign) => {
    const period = shows === 'campaigns' ? periodOf(campaign) : undefined
    return (
      (period && period[0] <= range[1] && period[1] >= range[0]) ||
      (campaign.dueAt !== null && campaign.dueAt >= range[0] && campaign.dueAt <= range[1])
    )
  })
  const isLoading = !result && status !== 'error'
  const move = (next: string) => setQuery({ on: next === today ? '' : next })

  return (
    <div className={css.view}>
      <CalendarHead
        day={day}
        span={span}
        shows={shows}
        onMove={move}
        onSpan={(next) => setQuery({ span: next === 'month' ? '' : next })}
        viewSwitch={viewSwitch}
      >
        <CalendarLegend campaigns={shows === 'campaigns' ? shown : none} tintOf={tintOf} />
      </CalendarHead>
      {status === 'error' && !result ? (
        <LoadError what={t(messages.loadFailed)} error={error} onRetry={retry} />
      ) : (
        <>
          {result && result.totalCount > answered.length && (
            <Notice kind="info">{t(messages.tooMany, { n: answered.length, total: result.totalCount })}</Notice>
          )}
          {isMobile ? (
            <AgendaList
              campaigns={campaigns}
              range={range}
              today={today}
              isLoading={isLoading}
              onlyDeadlines={shows === 'deadlines'}
              tintOf={tintOf}
            />
          ) : (
            <CalendarGrid
              weeks={weeks}
              day={day}
              today={today}
              span={span}
              campaigns={campaigns}
              onlyDeadlines={shows === 'deadlines'}
              isLoading={isLoading}
              isBusy={status === 'refreshing'}
              tintOf={tintOf}
              onMove={move}
              onOpen={setOpened}
            />
          )}
          {result && shown.length === 0 && (
            <div className={css.empty}>
              <span>{t(shows === 'deadlines' ? messages.noDeadlines : messages.noCampaigns)}</span>
              {state && <TextButton onClick={() => setQuery({ state: 'all' })}>{t(messages.showAll)}</TextButton>}
              <LinkButton size="sm" variant="light" href="/campaigns/new">
                {t(messages.create)}
              </LinkButton>
            </div>
          )}
        </>
      )}
      {opened && <DayDialog day={opened} campaigns={campaigns} tintOf={tintOf} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
