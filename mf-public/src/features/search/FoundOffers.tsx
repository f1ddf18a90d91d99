import type { ReactNode } from 'react'
import { OfferList } from '../../components/OfferList'
import type { FoundOffers as Offers } from './data'
import { Part, type PartProps } from './Part'

interface Props extends PartProps {
  offers: Offers
  mark: (text: string) => ReactNode
  limit?: number | undefined
}

/** Matching offers, the best ones first. Renders nothing without any. */
export function FoundOffers({ offers, mark, limit, ...part }: Props) {
  if (offers.status === 'success' && offers.items.length === 0) return null
  return (
    <Part {...part}>
      <OfferList list={offers} label={part.title} mark={mark} empty={null} {...(limit !== undefined && { limit })} />
    </Part>
  )
}
