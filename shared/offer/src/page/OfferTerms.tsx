import type { Campaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Fact, Facts } from '@samspel/ui'
import { type TermFields, termsOf, useOfferWords } from '../words'
import css from './Page.module.css'
import { productMessages } from './product-messages'
import { ProductRows } from './ProductList'
import { termMessages as messages } from './term-messages'

/** What the creator gets: fee or product only, the delivery method, the number of places, and the products. */
export function OfferTerms({ campaign }: { campaign: TermFields & Pick<Campaign, 'deliveryMethod' | 'placesLeft'> }) {
  const t = useText()
  const words = useOfferWords()
  const { placesLeft, products } = campaign
  return (
    <Card title={t(productMessages.title)}>
      <Facts>
        <Fact label={t(messages.pay)}>{words.terms(termsOf(campaign))}</Fact>
        <Fact label={t(messages.way)}>
          {t(campaign.deliveryMethod === 'delivery' ? messages.sentHome : messages.inStore)}
        </Fact>
        <Fact label={t(commonMessages.places)}>
          {placesLeft === null ? t(messages.unlimited) : words.places(placesLeft)}
        </Fact>
      </Facts>
      {products.length > 0 ? (
        <ProductRows products={products} />
      ) : (
        <p className={css.quiet}>{t(messages.noProducts)}</p>
      )}
    </Card>
  )
}
