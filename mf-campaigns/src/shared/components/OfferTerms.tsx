import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { type TermFields, termsOf, useOfferWords } from '@samspel/offer'
import { Card, Fact, Facts } from '@samspel/ui'
import { briefMessages } from './brief-messages'
import { ProductRows } from './CampaignBrief'
import { messages as offerMessages } from './offer-messages'

/** What the creator gets: fee or product only, the products, the delivery method, and the number of places. */
export function OfferTerms({ campaign }: { campaign: TermFields & Pick<Campaign, 'deliveryMethod' | 'placesLeft'> }) {
  const t = useText()
  const words = useOfferWords()
  const { placesLeft } = campaign
  return (
    <Card title={t(briefMessages.products)}>
      <Facts>
        <Fact label={t(offerMessages.pay)}>{words.terms(termsOf(campaign))}</Fact>
        <Fact label={t(offerMessages.way)}>
          {t(campaign.deliveryMethod === 'delivery' ? offerMessages.sentHome : offerMessages.inStore)}
        </Fact>
        <Fact label={t(offerMessages.places)}>
          {placesLeft === null ? t(offerMessages.placesUnlimited) : words.places(placesLeft)}
        </Fact>
      </Facts>
      <ProductRows products={campaign.products} />
    </Card>
  )
}
