import type { Campaign } from '@samspel/api'
import { postDeadlineOfCampaign } from '@samspel/api/campaign-rules'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { creatorMessages as messages } from '../../shared/components/creator-messages'

/** By when an offer's content is published: a day, or counted from the pick-up at a store. */
export function useDue(campaign: Pick<Campaign, 'deliveryMethod' | 'dueAt'>): string | undefined {
  const t = useText()
  const f = useFormats()
  const { day, daysAfterPickup: days } = postDeadlineOfCampaign(campaign, dayOf(Date.now()))
  if (day === null) return days === null ? undefined : t(messages.dueWithin, { days })
  const date = f.date(day)
  return days === null ? t(messages.dueBy, { date }) : t(messages.dueLater, { date, days })
}
