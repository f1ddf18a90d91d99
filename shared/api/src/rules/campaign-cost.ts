import type { Country } from '../constants'
import { taxAddonOf } from './tax'

/** Editor fields that a campaign's cost is made of; money in whole kr. */
export interface CostFields {
  products: readonly { defaultProductValue: number }[]
  targetNumberOfInstagramers: number
  logisticsCostPerParticipant: number
  enablePaidCollaborations: boolean
  paidCollaborationPrice: number
  enableTaxAddon: boolean
  country: Country
}

/** Total product value of all planned participants, kr: each gets one of every product. */
export const valueOf = (campaign: CostFields): number =>
  campaign.targetNumberOfInstagramers * campaign.products.reduce((sum, product) => sum + product.defaultProductValue, 0)

/** The lines of a campaign's cost, whole kr; the total is their sum. */
export interface CostLines {
  value: number
  logistics: number
  fees: number
  taxAddon: number
}

/**
 * What a campaign's cost is made of, kr (docs/architecture.md §6): products, logistics, fees, and in Sweden the tax line where the provider is the
 * principal (row E-09).
 */
export const costLinesOf = (campaign: CostFields): CostLines => {
  const value = valueOf(campaign)
  const fees = campaign.enablePaidCollaborations
    ? campaign.paidCollaborationPrice * campaign.targetNumberOfInstagramers
    : 0
  const logistics = campaign.logisticsCostPerParticipant * campaign.targetNumberOfInstagramers
  return {
    value,
    logistics,
    fees,
    taxAddon: campaign.enableTaxAddon && campaign.country === 'SE' ? taxAddonOf(value + fees) : 0,
  }
}

/** What the campaign costs the brand in all, kr. */
export const costOf = (campaign: CostFields): number => {
  const { value, logistics, fees, taxAddon } = costLinesOf(campaign)
  return value + logistics + fees + taxAddon
}
