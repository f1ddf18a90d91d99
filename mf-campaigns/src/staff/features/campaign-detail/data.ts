import { dayOf } from '@samspel/i18n'
import { apiAction } from '@samspel/store'
import { reportDays } from '../../../shared/components/report/report-days'

export const listCampaignEvents = apiAction('listCampaignEvents')
export const getBrandRecord = apiAction('getBrandRecord')
export const getLastReview = apiAction('getLastReview')
export const listCampaignViewers = apiAction('listCampaignViewers')
export const lookAtCampaign = apiAction('lookAtCampaign')
export const leaveCampaign = apiAction('leaveCampaign')

/** One day of the chart; `value` is null for a day to come. */
export interface ReachDay {
  day: string
  value: number | null
}

/**
 * The days of a campaign's chart: those of its report, so that both tell of the same peak and the same sum. Today alone where there is
 * none.
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
