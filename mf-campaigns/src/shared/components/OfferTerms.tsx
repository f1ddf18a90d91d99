import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts } from '@samspel/ui'
import { offerValue, placesLeft } from '../data'
import { briefMessages } from './brief-messages'
import { ProductRows } from './CampaignBrief'
import { creatorMessages } from './creator-messages'
import { offerMessages } from './offer-messages'

export type Terms = Pick<Campaign, 'enablePaidCollaborations' | 'paidCollaborationPrice' | 'products'>

/** Describes what a participant gets in one sentence: the fee or that there is none, and the products' value. */
export function useTerms(): (campaign: Terms) => string {
  const t = useText()
  const f = useFormats()
  return (campaign) => {
    const value = offerValue(campaign)
    const fee =
      campaign.enablePaidCollaborations && campaign.paidCollaborationPrice > 0
        ? f.money(campaign.paidCollaborationPrice)
        : undefined
    if (fee)
      return value > 0
        ? t(offerMessages.feeAndProducts, { fee, value: f.money(value) })
        : t(offerMessages.feeAlone, { fee })
    return value > 0 ? t(offerMessages.productsAlone, { value: f.money(value) }) : t(offerMessages.noFee)
  }
}

/** What the creator gets: fee or product only, the products, the delivery method, and the number of places. */
export function OfferTerms({
  campaign,
}: {
  campaign: Terms & Pick<Campaign, 'deliveryMethod' | 'targetNumberOfInstagramers' | 'approvedParticipationsCount'>
}) {
  const t = useText()
  const terms = useTerms()
  const places = placesLeft(campaign)
  return (
    <Card title={t(briefMessages.products)}>
      <Facts>
        <Fact label={t(offerMessages.pay)}>{terms(campaign)}</Fact>
        <Fact label={t(offerMessages.way)}>
          {t(campaign.deliveryMethod === 'delivery' ? offerMessages.sentHome : offerMessages.inStore)}
        </Fact>
        <Fact label={t(offerMessages.places)}>
          {places === null ? t(offerMessages.placesUnlimited) : t(creatorMessages.placesLeft, { n: places })}
        </Fact>
      </Facts>
      <ProductRows products={campaign.products} />
    </Card>
  )
}
