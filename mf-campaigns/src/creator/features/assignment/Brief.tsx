import type { Campaign } from '@samspel/api'
import { DealCard } from '@samspel/offer'
import { OfferBrief, type OfferBriefProps, ProductList } from '@samspel/offer/page'

/** What is said yes to, the brief and the products, as on the offer's page. */
export function Brief(props: OfferBriefProps & { campaign: Pick<Campaign, 'products' | 'deal'> }) {
  const { deal, products } = props.campaign
  return (
    <>
      {deal && <DealCard facts={deal} />}
      <OfferBrief {...props} />
      <ProductList products={products} />
    </>
  )
}
