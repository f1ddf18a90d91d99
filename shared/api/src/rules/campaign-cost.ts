import { taxAddonRate } from '../constants'

/** Editor fields that a campaign's cost is made of; money in whole kr. */
export interface CostFields {
  products: readonly { defaultProductValue: number }[]
  targetNumberOfInstagramers: number
  logisticsCostPerParticipant: number
  enablePaidCollaborations: boolean
  paidCollaborationPrice: number
  enableTaxAddon: boolean
}

/** Total product value of all planned participants, kr: each gets one of every product. */
export const valueOf = (campaign: CostFields): number =>
  campaign.targetNumberOfInstagramers * campaign.products.reduce((sum, product) => sum + product.defaultProductValue, 0)

/** What the campaign costs the brand in all, kr (DESIGN §6): products, logistics, fees, and the tax line. */
export const costOf = (campaign: CostFields): number => {
  const value = valueOf(campaign)
  const fees = campaign.enablePaidCollaborations ? campaign.paidCollaborationPrice * campaign.targetNumberOfInstagramers : 0
  const logistics = campaign.logisticsCostPerParticipant * campaign.targetNumberOfInstagramers
  return value + logistics + fees + (campaign.enableTaxAddon ? Math.round((value + fees) * taxAddonRate) : 0)
}
