import type { Campaign } from '@samspel/api'
import { PayBadge, termsOf, usePublishBy } from '@samspel/offer'
import { Card, Picture, Row, Stack } from '@samspel/ui'
import { CampaignBrief } from './CampaignBrief'
import { BrandLine, SmallFact } from './CreatorParts'
import { Demands } from './Demands'
import css from './OfferPreview.module.css'
import { OfferTerms } from './OfferTerms'

/** An offer's page at phone width, for those who write or review it. */
export function OfferPreview({ offer }: { offer: Campaign }) {
  const due = usePublishBy(offer)
  return (
    <Stack gap={12}>
      <Picture src={offer.productImageUrl} focus={offer.productImageFocus} alt="" ratio={16 / 10} />
      <BrandLine name={offer.brandName} logoUrl={offer.brandLogoUrl} />
      <strong className={css.name}>{offer.name}</strong>
      <Card>
        <p className={css.excerpt}>{offer.excerpt}</p>
        {offer.caption && offer.caption !== offer.excerpt && <p className={css.caption}>{offer.caption}</p>}
        <Row gap={12}>
          <PayBadge fee={termsOf(offer).fee} />
          {due && <SmallFact icon="calendar-due">{due}</SmallFact>}
        </Row>
      </Card>
      <CampaignBrief campaign={offer} />
      <OfferTerms campaign={offer} />
      <Demands campaign={offer} />
      {offer.inspirationImageUrl && <Picture src={offer.inspirationImageUrl} alt="" ratio={4 / 3} />}
    </Stack>
  )
}
