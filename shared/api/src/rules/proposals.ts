import type { FeeSpan } from '../contract/types'

/** What is wrong with a span, by its part: kr are whole, and there is something between the two. */
export const faultsOfSpan = ({
  lowest,
  highest,
}: FeeSpan): Partial<Record<keyof FeeSpan, 'too_small' | 'invalid_integer'>> => ({
  ...(lowest < 100 && { lowest: 'too_small' }),
  ...(lowest >= highest && { highest: 'too_small' }),
  ...(highest % 100 > 0 && { highest: 'invalid_integer' }),
  ...(lowest >= 100 && lowest % 100 > 0 && { lowest: 'invalid_integer' }),
})

/** What is wrong with a fee that is named in an application, öre; a span is there where creators name it. */
export const faultOfProposal = (
  fee: number | undefined,
  span: FeeSpan | null | undefined,
): 'required' | 'out_of_span' | 'unknown_field' | undefined => {
  if (!span) return fee === undefined ? undefined : 'unknown_field'
  if (fee === undefined) return 'required'
  return fee < span.lowest || fee > span.highest ? 'out_of_span' : undefined
}

/** How many creators a sum, in öre, is enough for: with the highest fee at least, with the lowest at most. */
export const reachOfSum = (sum: number, { lowest, highest }: FeeSpan): { fewest: number; most: number } => ({
  fewest: Math.floor(Math.max(0, sum) / highest),
  most: Math.floor(Math.max(0, sum) / lowest),
})
