import { dayOf } from '@samspel/i18n'
import { apiAction } from '@samspel/store'
import { reportDays } from '../../../shared/components/report/report-days'

export const listCampaignEvents = apiAction('listCampaignEvents')
export const getBrandRecord = apiAction('getBrandRecord')
export const getLastReview = apiAction('getLastReview')
export const listCampaignViewers = apiAction('listCampaignViewers')
export const lookAtCampaign = apiAction('lookAtCampaign')
export const leaveCampaign = apiAction('leaveCampaign')

/** One day of the chart; `value` is null for a future day. */
export interface ReachDay {
  day: string
  value: number | null
}

/**
 * The days of a campaign's chart. They are the report's days, so that both show the same peak and total; only today when there are none.
 * @param days reach by post day (row E-05)
 */
export const reachDays = (
  days: Readonly<Record<string, number>>,
  { startAt, endAt }: { startAt: string | null; endAt: string | null },
  now: string | number = Date.now(),
): ReachDay[] => {
  const filled = reportDays(
    {
      campaign: { startAt, endAt },
      days: Object.entries(days).map(([day, reach]) => ({ day, reach: Math.max(reach, 0) })),
    },
    now,
  )
  return filled.length > 0
    ? filled.map(({ day, reach, total }) => ({ day, value: total === null ? null : reach }))
    : [{ day: dayOf(now), value: 0 }]
}
