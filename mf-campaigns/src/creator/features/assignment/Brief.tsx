import type { Campaign } from '@samspel/api'
import { DealCard } from '@samspel/offer'
import { OfferBrief, type OfferBriefProps, ProductList } from '@samspel/offer/page'

interface BriefProps extends OfferBriefProps {
  campaign: OfferBriefProps['campaign'] & Pick<Campaign, 'products' | 'deal'>
  /** The agreement says what holds, whatever the offer says now. */
  isAgreed: boolean
}

/** What is said yes to, the brief and the products, as on the offer's page. */
export function Brief({ isAgreed, ...brief }: BriefProps) {
  const { deal, products } = brief.campaign
  return (
    <>
      {deal && !isAgreed && <DealCard facts={deal} />}
      <OfferBrief {...brief} />
      <ProductList products={products} />
    </>
  )
}
