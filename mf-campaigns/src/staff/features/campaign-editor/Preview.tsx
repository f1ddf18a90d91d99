import { useState } from 'react'
import type { Campaign } from '@samspel/api'
import { placesLeftOf } from '@samspel/api/campaign-rules'
import { useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { OfferCard } from '@samspel/offer'
import { useEntity } from '@samspel/store'
import { Row, SegmentedControl, Stack } from '@samspel/ui'
import { PhoneFrame } from '@samspel/ui/late'
import { deliveryNames } from '../../../shared/components/campaign-names'
import { OfferPreview } from '../../../shared/components/OfferPreview'
import { bodyOf, type EditorValues } from './data/values'
import css from './Editor.module.css'
import { messages } from './messages'
import { useDealFacts } from './terms/use-facts'

/** The offer as typed in the form, in the shape that the creator's components render. */
export function useOffer(saved: Campaign | undefined): Campaign {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const brand = useEntity('brands', values.brandId)
  const deal = useDealFacts(saved)
  const { reach: _, ...fields } = bodyOf(values)
  return {
    ...saved,
    ...fields,
    id: saved?.id ?? '',
    brandId: values.brandId ?? '',
    name: values.name || t(messages.untitled),
    placesLeft: placesLeftOf({
      targetNumberOfInstagramers: fields.targetNumberOfInstagramers ?? 0,
      approvedParticipationsCount: saved?.approvedParticipationsCount ?? 0,
    }),
    brandName: brand?.name ?? saved?.brandName ?? t(messages.yourBrand),
    brandLogoUrl: brand?.logoUrl ?? saved?.brandLogoUrl ?? null,
    deal,
    abilities: [],
  } as Campaign
}

/** Live preview of the card and page as creators will see them, without working controls. */
export function Preview({ campaign }: { campaign: Campaign | undefined }) {
  const t = useText()
  const [view, setView] = useState<'card' | 'page'>('card')
  const offer = useOffer(campaign)
  // The places of an offer in stores are those of its stores; 0 is no number of its own.
  const atStores = offer.deliveryMethod === 'pickup'
  return (
    <Stack gap={8} className={css.preview}>
      <Row justify="between">
        <SegmentedControl
          size="sm"
          label={t(messages.previewKind)}
          value={view}
          onChange={setView}
          options={[
            { value: 'card', label: t(messages.previewCard) },
            { value: 'page', label: t(messages.previewPage) },
          ]}
        />
        <span className={css.quiet}>{t(messages.previewHint)}</span>
      </Row>
      <PhoneFrame
        label={t(messages.preview)}
        {...(view === 'card' && { title: t(deliveryNames[offer.deliveryMethod]) })}
        bar={['compass', 'clipboard-check', 'message-2', 'wallet', 'user']}
      >
        <div inert className={css.offer}>
          {view === 'card' ? (
            <ul className={css.cards}>
              <OfferCard
                href={`/marketplace/${offer.id}`}
                offer={atStores ? { ...offer, placesLeft: null } : offer}
                eager
              />
            </ul>
          ) : (
            <OfferPreview offer={offer} />
          )}
        </div>
      </PhoneFrame>
    </Stack>
  )
}
