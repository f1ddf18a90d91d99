import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { pickupDay } from '../../components/pickup/pickup-summary'
import { messages } from './messages'

const posts = { instagram: messages.stepInstagram, link: messages.stepLink, content: messages.stepContent }

/** The creator's steps, from taking the offer to the payment. */
export function Steps({ offer: { brandName: brand, campaign, store, requiresApplication } }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const day = pickupDay(campaign)
  const post = t(posts[campaign.paymentType], { brand })
  const events: TimelineEvent[] = [
    requiresApplication
      ? { key: 'apply', icon: 'send', title: t(messages.stepApply, { brand }) }
      : { key: 'reserve', icon: 'bolt', title: t(messages.stepReserve) },
    {
      key: 'store',
      icon: 'building-store',
      title: day
        ? t(messages.stepStoreUntil, { store: store.name, date: f.date(day) })
        : t(messages.stepStore, { store: store.name }),
    },
    {
      key: 'post',
      icon: 'upload',
      title: campaign.dueAt ? t(messages.by, { step: post, date: f.date(campaign.dueAt) }) : post,
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
