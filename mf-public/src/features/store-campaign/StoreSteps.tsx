import type { StoreCampaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { usePassEnd, usePostDeadline } from '@samspel/offer'
import { Steps } from '@samspel/offer/steps'
import { messages } from './messages'

/** The creator's steps at this store. */
export function StoreSteps({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const { brandName, campaign, store, storeParticipation: own } = offer
  const expiresAt = own?.expiresAt ?? offer.passUntil ?? null
  const until = usePassEnd()({ expiresAt }, offer)
  return (
    <Steps
      brandName={brandName}
      fee={own?.feeAmount ? own.feeAmount / 100 : campaign.fee}
      feeSpan={own?.feeAmount ? undefined : campaign.feeSpan}
      paymentType={campaign.paymentType}
      start={offer.requiresApplication && own?.state !== 'invited' ? 'apply' : 'reserve'}
      product={{
        icon: 'building-store',
        title:
          expiresAt && until
            ? t(messages.stepStoreUntil, { store: store.name, date: until })
            : t(messages.stepStoreWithin, { store: store.name, days: offer.windowDays }),
      }}
      when={usePostDeadline()(offer.postDeadline)}
    />
  )
}
