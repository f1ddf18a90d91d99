import { answerClock, type Campaign, releaseHours } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { termsOf, usePublishBy } from '@samspel/offer'
import { Card } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { messages } from './messages'

/** What happens after an application, or a reservation at a store, and by when. */
export function NextSteps({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const due = usePublishBy(campaign)
  const { brandName: brand, deliveryMethod } = campaign
  const { fee } = termsOf(campaign)
  const atStore: TimelineEvent[] = [
    { key: 'reserve', icon: 'map-pin', title: t(messages.stepReserve) },
    { key: 'product', icon: 'building-store', title: t(messages.stepStore) },
    { key: 'post', icon: 'upload', title: due ?? t(messages.stepPost) },
  ]
  const byPost: TimelineEvent[] = [
    { key: 'apply', icon: 'send', title: t(messages.stepApply) },
    { key: 'answer', icon: 'hourglass', title: t(messages.stepAnswer, { brand, n: answerClock.expireAfterDays }) },
    { key: 'product', icon: 'truck-delivery', title: t(messages.stepSent) },
    {
      key: 'post',
      icon: 'upload',
      title: due ?? t(messages.stepPost),
    },
  ]
  const events: TimelineEvent[] = [
    ...(deliveryMethod === 'pickup' ? atStore : byPost),
    { key: 'review', icon: 'eye-check', title: t(messages.stepReview, { brand }) },
    ...(fee > 0
      ? [
          {
            key: 'paid',
            icon: 'wallet' as const,
            title: t(messages.stepPaid, { money: f.money(fee), n: releaseHours }),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(messages.steps)}>
      <Timeline label={t(messages.steps)} events={events} />
    </Card>
  )
}
