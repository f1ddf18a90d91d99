import type { StoreOffer } from '@samspel/api'

/** Stock below this is low when places are unlimited, as in the API. */
const FEW = 3

/** Whether the stock of an offer suffices: nothing left, too few for the remaining places, or undefined for enough. */
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
