import type { Campaign, FeeSpan } from '@samspel/api'

/** What a participant gets, kr. */
export interface OfferTerms {
  /** 0 without one; the highest where the creator names it. */
  fee: number
  /** Between which sums the creator names the fee, öre. */
  feeSpan?: FeeSpan | undefined
  /** Each product once. */
  productValue: number
}

/** The fields of a campaign that say what a participant gets. */
export type TermFields = Pick<Campaign, 'enablePaidCollaborations' | 'paidCollaborationPrice' | 'products'> &
  Partial<Pick<Campaign, 'terms'>>

/** What a participant of a campaign gets; offers at stores come with it. */
export const termsOf = ({
  enablePaidCollaborations,
  paidCollaborationPrice,
  products,
  terms,
}: TermFields): OfferTerms => ({
  fee: enablePaidCollaborations ? paidCollaborationPrice : 0,
  feeSpan: enablePaidCollaborations ? terms?.feeSpan : undefined,
  productValue: products.reduce((sum, { defaultProductValue }) => sum + defaultProductValue, 0),
})
