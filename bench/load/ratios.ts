/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Median and quartiles of paired ratios. */
export function ratioOf(pairs: readonly (readonly [product: number, control: number])[]): {
  median: number
  low: number
  high: number
} {
  const ratios = pairs.map(([product, control]) => product / control).sort((a, b) => a - b)
  const at = (share: number) => ratios[Math.min(ratios.length - 1, Math.floor(share * ratios.length))]!
  return { median: median(ratios), low: at(0.25), high: at(0.75) }
}
