import { answerClock, type Campaign, releaseHours } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { messages } from './messages'

/** What happens after an application, and until when. */
export function NextSteps({
  campaign,
}: {
  campaign: Pick<
    Campaign,
    'brandName' | 'deliveryMethod' | 'dueAt' | 'enablePaidCollaborations' | 'paidCollaborationPrice'
  >
}) {
  const t = useText()
  const f = useFormats()
  const { brandName: brand, deliveryMethod, dueAt, enablePaidCollaborations, paidCollaborationPrice } = campaign
  const events: TimelineEvent[] = [
    { key: 'apply', icon: 'send', title: t(messages.stepApply) },
    { key: 'answer', icon: 'hourglass', title: t(messages.stepAnswer, { brand, n: answerClock.expireAfterDays }) },
    {
      key: 'product',
      icon: deliveryMethod === 'delivery' ? 'truck-delivery' : 'building-store',
      title: t(deliveryMethod === 'delivery' ? messages.stepSent : messages.stepStore),
    },
    {
      key: 'post',
      icon: 'upload',
      title: dueAt ? t(messages.stepPostBy, { date: f.date(dueAt) }) : t(messages.stepPost),
    },
    { key: 'review', icon: 'eye-check', title: t(messages.stepReview, { brand }) },
    ...(enablePaidCollaborations
      ? [
          {
            key: 'paid',
            icon: 'wallet' as const,
            title: t(messages.stepPaid, { money: f.money(paidCollaborationPrice), n: releaseHours }),
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
