import { useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useEntity } from '@samspel/store'
import { Chip, PhoneFrame, Picture, Row, SegmentedControl, Stack, Tag } from '@samspel/ui'
import { useState } from 'react'
import { deliveryNames } from '../../components/campaign-names'
import { BrandLine, SmallFact } from '../../components/CreatorParts'
import { creatorMessages } from '../../components/creator-messages'
import { filledProducts, type EditorValues } from './data/values'
import css from './Editor.module.css'
import { messages } from './messages'

/** The card and the page as a creator will see them, while they are written. */
export function Preview() {
  const t = useText()
  const f = useFormats()
  const [view, setView] = useState<'card' | 'page'>('card')
  const values = useFormValues<EditorValues>()
  const brand = useEntity('brands', values.brandId)
  const products = filledProducts(values.products ?? [])
  const value = products.reduce((sum, product) => sum + product.defaultProductValue, 0)
  const delivery = t(deliveryNames[values.deliveryMethod])
  return (
    <Stack gap={8} className={css.preview}>
      <Row justify="between">
        <SegmentedControl size="sm" label={t(messages.previewKind)} value={view} onChange={setView} options={[{ value: 'card', label: t(messages.previewCard) }, { value: 'page', label: t(messages.previewPage) }]} />
        <span className={css.quiet}>{t(messages.previewHint)}</span>
      </Row>
      <PhoneFrame label={t(messages.preview)} {...(view === 'card' && { title: delivery })} bar={['compass', 'clipboard-check', 'message-2', 'wallet', 'user']}>
        <div className={css.offer}>
          <Picture src={values.productImageUrl} alt="" ratio={4 / 3} corners="none" />
          <div className={css.offerWords}>
            <Row justify="between"><BrandLine name={brand?.name ?? t(messages.yourBrand)} logoUrl={brand?.logoUrl ?? null} /><Chip tone="info" icon={values.deliveryMethod === 'pickup' ? 'building-store' : 'truck-delivery'}>{delivery}</Chip></Row>
            <strong className={css.offerName}>{values.name || t(messages.untitled)}</strong>
            <span>{values.excerpt}</span>
            <Row gap={12}>
              {values.enablePaidCollaborations && (values.paidCollaborationPrice ?? 0) > 0 && <SmallFact icon="coin">{t(creatorMessages.fee, { money: f.money(values.paidCollaborationPrice ?? 0) })}</SmallFact>}
              {value > 0 && <SmallFact icon="gift">{t(creatorMessages.value, { money: f.money(value) })}</SmallFact>}
              {(values.targetNumberOfInstagramers ?? 0) > 0 && <SmallFact icon="users">{t(messages.places, { count: values.targetNumberOfInstagramers })}</SmallFact>}
            </Row>
            {view === 'page' && (
              <Stack gap={12}>
                <p className={css.instructions}>{values.instructions}</p>
                {products.map((product, index) => <div key={index}><strong>{product.productTitle}</strong><div className={css.quiet}>{product.productDescription}</div></div>)}
                <Row gap={6}>{values.hashtags.map((word) => <Tag key={word}>#{word}</Tag>)}{values.mentions.map((word) => <Tag key={word}>@{word}</Tag>)}</Row>
                {values.dueAt && <span className={css.quiet}>{t(creatorMessages.dueBy, { date: f.date(values.dueAt) })}</span>}
              </Stack>
            )}
          </div>
        </div>
      </PhoneFrame>
    </Stack>
  )
}
