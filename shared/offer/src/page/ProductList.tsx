import type { Campaign, Product } from '@samspel/api'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { Card, List, ListItem } from '@samspel/ui'
import css from './Page.module.css'
import { productMessages as messages } from './product-messages'

/** The sizes, then the colours: `S–M, L–XL · lingon, blå`. */
const choiceWords = (variants: NonNullable<Product['variants']>): string =>
  [variants.map(({ size }) => size), variants.map(({ colour }) => colour)]
    .map((words) => [...new Set(words.filter(Boolean))].join(', '))
    .filter(Boolean)
    .join(' · ')

/** The products a participant receives, as rows. */
export function ProductRows({ products }: Pick<Campaign, 'products'>) {
  const t = useText()
  const f = useFormats()
  return (
    <List card={false}>
      {products.map(
        (
          {
            productTitle,
            productName,
            productDescription,
            productArticleReference: reference,
            defaultProductValue,
            variants,
          },
          index,
        ) => (
          <ListItem
            key={index}
            title={productTitle || productName}
            detail={[
              productTitle && productName !== productTitle && productName,
              productDescription,
              reference && t(messages.article, { reference }),
              variants && variants.length > 1 && t(messages.choose, { choices: choiceWords(variants) }),
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
