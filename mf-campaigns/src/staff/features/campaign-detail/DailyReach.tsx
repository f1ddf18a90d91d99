import type { Campaign } from '@samspel/api'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { useEntity, useQuery } from '@samspel/store'
import { EmptyState, ErrorState } from '@samspel/ui'
import { ChartCard } from '@samspel/ui/late'
import { getCalculatedReach } from '../../../shared/data'
import { staffWords } from '../../components/words'
import { reachDays } from './data'
import { messages } from './messages'
import { ChartLoading } from './PartLoading'

/** Reach of approved posts by publication day. */
export function DailyReach({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { status, error, retry } = useQuery(getCalculatedReach({ params: { id: campaign.id } }))
  const reach = useEntity('campaignCalculatedReach', campaign.id)
  if (!reach)
    return status === 'error' && error ? (
      <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
    ) : (
      <ChartLoading />
    )
  const days = reachDays(reach.days, campaign)
  const peak = days.reduce((best, day) => ((day.value ?? 0) > (best.value ?? 0) ? day : best))
  if (!peak.value) return <EmptyState title={t(messages.noReach)} text={t(messages.noReachText)} />
  const peakDay = f.date(peak.day)
  const today = days.find(({ day }) => day === dayOf(Date.now()))
  const due = days.find(({ day }) => day === campaign.dueAt)
  return (
    <ChartCard
      title={t(messages.dailyReach)}
      switchLabels={{ group: t(commonMessages.showAs), chart: t(commonMessages.chart), table: t(commonMessages.table) }}
      headers={{ label: t(messages.day), value: t(staffWords.reach) }}
      bars={days.map(({ day, value }) => ({ key: day, value, label: f.date(day, 'short') }))}
      format={(value) => f.number(value)}
      sentence={t(messages.chartSentence, {
        days: days.filter(({ value }) => value).length,
        peak: f.number(peak.value),
        day: peakDay,
      })}
      peakLabel={`${f.number(peak.value)}, ${peakDay}`}
      {...(today && { today: { key: today.day, label: t(messages.today) } })}
      {...(due && { deadline: { key: due.day, label: t(messages.due, { day: f.date(due.day, 'short') }) } })}
    />
  )
}
