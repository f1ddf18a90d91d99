import type { StoreOffer } from '@samspel/api'

/** Fewer than these are few where places are not limited, as the API has it. */
const FEW = 3

/** What the stock of an offer says beside its places: nothing left to give, too few for the places that are left, or undefined for enough. */
export const shortOf = ({
  stock,
  places,
  taken,
  campaignState,
}: Pick<StoreOffer, 'stock' | 'places' | 'taken' | 'campaignState'>): 'out' | 'low' | undefined => {
  if (!stock || campaignState === 'finished' || (places !== null && taken >= places)) return undefined
  if (stock.quantity === 0) return 'out'
  return stock.quantity < (places === null ? FEW : places - taken) ? 'low' : undefined
}
