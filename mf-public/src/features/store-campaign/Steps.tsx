import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePostDeadline } from '@samspel/offer'
import { Card } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { messages } from './messages'

const posts = { instagram: messages.stepInstagram, link: messages.stepLink, content: messages.stepContent }

/** The creator's steps, from taking the offer to the payment. */
export function Steps({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const { brandName: brand, campaign, store, storeParticipation: own } = offer
  const when = usePostDeadline()(offer.postDeadline)
  const until = own?.expiresAt ?? offer.passUntil
  const post = t(posts[campaign.paymentType], { brand })
  const events: TimelineEvent[] = [
    offer.requiresApplication && own?.state !== 'invited'
      ? { key: 'apply', icon: 'send', title: t(messages.stepApply, { brand }) }
      : { key: 'reserve', icon: 'bolt', title: t(messages.stepReserve) },
    {
      key: 'store',
      icon: 'building-store',
      title: until
        ? t(messages.stepStoreUntil, { store: store.name, date: f.date(until) })
        : t(messages.stepStoreWithin, { store: store.name, days: offer.windowDays }),
    },
    {
      key: 'post',
      icon: 'upload',
      title: when ? t(messages.by, { step: post, when }) : post,
    },
    ...(campaign.fee > 0
      ? [{ key: 'paid', icon: 'wallet' as const, title: t(messages.stepPaid, { money: f.money(campaign.fee), brand }) }]
      : []),
  ]
  return (
    <Card title={t(messages.how)}>
      <Timeline label={t(messages.how)} events={events} />
    </Card>
  )
}
