import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { termsOf, useOfferWords } from '@samspel/offer'
import { Card, Chip, Stack } from '@samspel/ui'
import css from './CampaignPage.module.css'
import { messages } from './messages'

/** An offer's products (S-27). */
export function ProductInfo({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const words = useOfferWords()
  const { productValue } = termsOf(campaign)
  return (
    <Card
      title={t(messages.product)}
      aside={
        productValue > 0 && (
          <Chip tone="primary" icon="gift">
            {words.value(productValue)}
          </Chip>
        )
      }
    >
      {campaign.products.length === 0 && <p className={css.quiet}>{t(messages.noProducts)}</p>}
      <Stack as="ul" gap={16} className={css.products}>
        {campaign.products.map((product, index) => (
          <li key={index}>
            <h3>{product.productTitle || product.productName}</h3>
            {product.productDescription && <p>{product.productDescription}</p>}
            {product.productArticleReference && (
              <p className={css.quiet}>{t(messages.article, { reference: product.productArticleReference })}</p>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  )
}
