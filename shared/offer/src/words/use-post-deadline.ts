import type { Campaign } from '@samspel/api'
import { type PostDeadline, postDeadlineOfCampaign } from '@samspel/api/campaign-rules'
import { type DateStyle, dayOf, useFormats, useText } from '@samspel/i18n'
import { deadlineMessages as messages } from './deadline-messages'

/** By when it is posted, as part of a sentence: by a day, within days of the pick-up or the arrival, or by the later of the two. */
export function usePostDeadline(style?: DateStyle): (deadline: PostDeadline | undefined) => string | undefined {
  const t = useText()
  const f = useFormats()
  return (deadline) => {
    const { day, daysAfterPickup: days, daysAfterArrival } = deadline ?? { day: null, daysAfterPickup: null }
    if (day === null && daysAfterArrival) return t(messages.withinArrival, { days: daysAfterArrival })
    if (day === null) return days === null ? undefined : t(messages.within, { days })
    const date = f.date(day, style)
    if (daysAfterArrival) return t(messages.laterArrival, { date, days: daysAfterArrival })
    return days === null ? t(messages.by, { date }) : t(messages.later, { date, days })
  }
}

/** The same of an offer whose store is not chosen yet, or that is sent home. */
export function useCampaignDeadline(
  campaign: Pick<Campaign, 'deliveryMethod' | 'dueAt'>,
  style?: DateStyle,
): string | undefined {
  return usePostDeadline(style)(postDeadlineOfCampaign(campaign, dayOf(Date.now())))
}

/** The same as a line of its own: 'Publicera senast 14 dec'. */
export function usePublishBy(
  campaign: Pick<Campaign, 'deliveryMethod' | 'dueAt'>,
  style?: DateStyle,
): string | undefined {
  const t = useText()
  const when = useCampaignDeadline(campaign, style)
  return when && t(messages.publish, { when })
}
