import type { StoreCampaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { usePostDeadline } from '@samspel/offer'
import { Steps } from '@samspel/offer/steps'
import { messages } from './messages'

/** The creator's steps at this store. */
export function StoreSteps({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const f = useFormats()
  const { brandName, campaign, store, storeParticipation: own } = offer
  const until = own?.expiresAt ?? offer.passUntil
  return (
    <Steps
      brandName={brandName}
      fee={campaign.fee}
      paymentType={campaign.paymentType}
      start={offer.requiresApplication && own?.state !== 'invited' ? 'apply' : 'reserve'}
      product={{
        icon: 'building-store',
        title: until
          ? t(messages.stepStoreUntil, { store: store.name, date: f.date(until) })
          : t(messages.stepStoreWithin, { store: store.name, days: offer.windowDays }),
      }}
      when={usePostDeadline()(offer.postDeadline)}
    />
  )
}
