const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN

/** Median, 99th percentile and sample size, for a figure. */
export const percentilesOf = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms (N ${values.length})`
