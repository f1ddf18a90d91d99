import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { termsOf, useCampaignDeadline } from '@samspel/offer'
import { Steps } from '@samspel/offer/steps'
import { messages } from './messages'

/** What happens after an application, or a reservation at a store that is still to be chosen, and by when. */
export function NextSteps({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const { brandName, deliveryMethod, paymentType } = campaign
  const isPickup = deliveryMethod === 'pickup'
  return (
    <Steps
      brandName={brandName}
      fee={termsOf(campaign).fee}
      feeSpan={termsOf(campaign).feeSpan}
      paymentType={paymentType}
      start={isPickup ? 'choose' : 'apply'}
      product={
        isPickup
          ? { icon: 'building-store', title: t(messages.stepStore) }
          : { icon: 'truck-delivery', title: t(messages.stepSent) }
      }
      when={useCampaignDeadline(campaign)}
    />
  )
}
