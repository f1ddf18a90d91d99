import type { Campaign } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts, List, ListItem } from '@samspel/ui'
import { type TermFields, termsOf, useOfferWords } from '../words'
import { termMessages as messages } from './messages'
import css from './Page.module.css'

function ProductRows({ products }: Pick<Campaign, 'products'>) {
  const t = useText()
  const f = useFormats()
  return (
    <List card={false}>
      {products.map(
        (
          { productTitle, productName, productDescription, productArticleReference: reference, defaultProductValue },
          index,
        ) => (
          <ListItem
            key={index}
            title={productTitle || productName}
            detail={[
              productTitle && productName !== productTitle && productName,
              productDescription,
              reference && t(messages.article, { reference }),
            ]
              .filter(Boolean)
              .join(' · ')}
            aside={defaultProductValue > 0 && <span className={css.value}>{f.money(defaultProductValue)}</span>}
          />
        ),
      )}
    </List>
  )
}

/** The products a participant receives, with their value; renders nothing without any. */
export function ProductList({ products, title = messages.title }: Pick<Campaign, 'products'> & { title?: Message }) {
  const t = useText()
  if (products.length === 0) return null
  return (
    <Card title={t(title)}>
      <ProductRows products={products} />
    </Card>
  )
}

/** What the creator gets: fee or product only, the delivery method, the number of places, and the products. */
export function OfferTerms({ campaign }: { campaign: TermFields & Pick<Campaign, 'deliveryMethod' | 'placesLeft'> }) {
  const t = useText()
  const words = useOfferWords()
  const { placesLeft, products } = campaign
  return (
    <Card title={t(messages.title)}>
      <Facts>
        <Fact label={t(messages.pay)}>{words.terms(termsOf(campaign))}</Fact>
        <Fact label={t(messages.way)}>
          {t(campaign.deliveryMethod === 'delivery' ? messages.sentHome : messages.inStore)}
        </Fact>
        <Fact label={t(messages.places)}>{placesLeft === null ? t(messages.unlimited) : words.places(placesLeft)}</Fact>
      </Facts>
      {products.length > 0 ? (
        <ProductRows products={products} />
      ) : (
        <p className={css.quiet}>{t(messages.noProducts)}</p>
      )}
    </Card>
  )
}
