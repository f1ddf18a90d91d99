import { answerClock, type FeeSpan, type PaymentType, releaseHours } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { messages } from './messages'

const posts = { instagram: messages.instagram, link: messages.link, content: messages.content } as const

/** What the steps depend on. */
export interface StepsProps {
  brandName: string
  /** Kr; 0 without one. */
  fee: number
  /** Between which sums the creator names it, öre. */
  feeSpan?: FeeSpan | undefined
  paymentType: PaymentType
  /** How it begins: with an application, a choice of a store, or a reservation at once. */
  start: 'apply' | 'choose' | 'reserve'
  /** How the product comes. */
  product: Pick<TimelineEvent, 'icon' | 'title'>
  /** By when it is posted, as part of a sentence. */
  when: string | undefined
}

/** The creator's steps, from taking the offer to the payment, and by when each is. */
export function Steps({ brandName: brand, fee, feeSpan, paymentType, start, product, when }: StepsProps) {
  const t = useText()
  const f = useFormats()
  const post = t(posts[paymentType], { brand })
  const starts = { apply: messages.apply, choose: messages.choose, reserve: messages.reserve } as const
  const icons = { apply: 'send', choose: 'map-pin', reserve: 'bolt' } as const
  const events: TimelineEvent[] = [
    { key: start, icon: icons[start], title: t(starts[start]) },
    ...(start === 'apply'
      ? [
          {
            key: 'answer',
            icon: 'hourglass' as const,
            title: t(messages.answer, { brand, n: answerClock.expireAfterDays }),
          },
        ]
      : []),
    { key: 'product', ...product },
    { key: 'post', icon: 'upload', title: when ? t(messages.by, { step: post, when }) : post },
    { key: 'review', icon: 'eye-check', title: t(messages.review, { brand }) },
    ...(fee > 0
      ? [
          {
            key: 'paid',
            icon: 'wallet' as const,
            title: t(messages.paid, { money: feeSpan ? f.oreSpan(feeSpan) : f.money(fee), n: releaseHours }),
          },
        ]
      : []),
  ]
  return (
    <Card title={t(messages.title)}>
      <Timeline label={t(messages.title)} events={events} />
    </Card>
  )
}
