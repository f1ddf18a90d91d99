import { OfferBrief, ProductList } from '@samspel/offer/page'
import type { EntityOf } from '@samspel/store'
import { DealCard } from '../../../shared/components/lazy-deal'
import { messages } from './messages'

/** What creators say yes to and are told to do, and the products. */
export function Brief({ campaign }: { campaign: EntityOf<'campaigns'> }) {
  return (
    <>
      {campaign.deal && <DealCard facts={campaign.deal} title={messages.terms} />}
      <OfferBrief campaign={campaign} title={messages.brief} />
      <ProductList products={campaign.products} title={messages.products} />
    </>
  )
}
