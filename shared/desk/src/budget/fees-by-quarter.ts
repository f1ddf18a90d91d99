import { quarterOf } from './quarter'

/** What approving one application reserves, öre, in a campaign that ends on a day. */
export interface Fees {
  brandId: string
  brandName: string
  fee: number
  endsOn: string | null
}

/** What is reserved of each brand's quarter, in the order in which they come; what costs nothing is left out. */
export const feesByQuarter = (
  fees: readonly Fees[],
  today: string,
): { brandId: string; brandName: string; quarter: string; sum: number }[] => {
  const sums = new Map<string, { brandId: string; brandName: string; quarter: string; sum: number }>()
  for (const { brandId, brandName, fee, endsOn } of fees) {
    if (fee <= 0) continue
    const quarter = quarterOf(endsOn ?? today, today)
    const key = `${brandId} ${quarter}`
    const sum = (sums.get(key)?.sum ?? 0) + fee
    sums.set(key, { brandId, brandName, quarter, sum })
  }
  return [...sums.values()]
}
