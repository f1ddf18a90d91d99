import type { Campaign } from '@samspel/api'
import { OfferBrief, type OfferBriefProps, ProductList } from '@samspel/offer/page'

/** What was agreed and the products, as on the offer's page. */
export function Brief(props: OfferBriefProps & { campaign: Pick<Campaign, 'products'> }) {
  return (
    <>
      <OfferBrief {...props} />
      <ProductList products={props.campaign.products} />
    </>
  )
}
