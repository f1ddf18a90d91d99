import type { Campaign } from '@samspel/api'
import { DealCard } from '@samspel/offer'
import { OfferBrief, OfferTerms, OfferText, Requirements } from '@samspel/offer/page'
import { useEntities } from '@samspel/store'
import { Picture, Stack } from '@samspel/ui'
import { BrandLine } from './CreatorParts'
import css from './OfferPreview.module.css'
import { useCategories } from './use-categories'

/** An offer's page at phone width, for those who write or review it. */
export function OfferPreview({ offer }: { offer: Campaign }) {
  useCategories()
  const wishes = useEntities('profileCategories', offer.categories)
  return (
    <Stack gap={12}>
      <Picture src={offer.productImageUrl} focus={offer.productImageFocus} alt="" ratio={16 / 10} />
      <BrandLine name={offer.brandName} logoUrl={offer.brandLogoUrl} />
      <strong className={css.name}>{offer.name}</strong>
      {offer.deal && <DealCard facts={offer.deal} />}
      <OfferText campaign={offer} />
      <OfferBrief campaign={offer} />
      <OfferTerms campaign={offer} />
      <Requirements campaign={{ ...offer, wishes }} />
      {offer.inspirationImageUrl && <Picture src={offer.inspirationImageUrl} alt="" ratio={4 / 3} />}
    </Stack>
  )
}
