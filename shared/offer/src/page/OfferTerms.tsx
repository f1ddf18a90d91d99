import type { Campaign } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Fact, Facts } from '@samspel/ui'
import { useOfferWords } from '../words'
import css from './Page.module.css'
import { productMessages } from './product-messages'
import { ProductRows } from './ProductList'
import { termMessages as messages } from './term-messages'

/** What the creator gets beside the fee that is agreed: the products, how they come, and how many get them. */
export function OfferTerms({ campaign }: { campaign: Pick<Campaign, 'deliveryMethod' | 'placesLeft' | 'products'> }) {
  const t = useText()
  const words = useOfferWords()
  const { placesLeft, products } = campaign
  return (
    <Card title={t(productMessages.title)}>
      <Facts>
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
