import type { Campaign } from '@samspel/api'

/** What a participant gets, kr. */
export interface OfferTerms {
  /** 0 without one. */
  fee: number
  /** Each product once. */
  productValue: number
}

/** The fields of a campaign that say what a participant gets. */
export type TermFields = Pick<Campaign, 'enablePaidCollaborations' | 'paidCollaborationPrice' | 'products'>

/** What a participant of a campaign gets; offers at stores come with it. */
export const termsOf = ({ enablePaidCollaborations, paidCollaborationPrice, products }: TermFields): OfferTerms => ({
  fee: enablePaidCollaborations ? paidCollaborationPrice : 0,
  productValue: products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0),
})
