import type { Campaign } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Chip, Stack } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { productValue } from '../../components/offer-summary'
import css from './CampaignPage.module.css'
import { messages } from './messages'

/** An offer's products (S-27). */
export function ProductInfo({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const value = productValue(campaign)
  return (
    <Card
      title={t(messages.product)}
      aside={
        value > 0 && (
          <Chip tone="primary" icon="gift">
            {t(shared.value, { money: f.money(value) })}
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
