const decimal = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 })

/** Bytes as people read them. */
export const bytesIn = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${decimal.format(bytes / 1_000_000)} MB`
/** The number of MB alone. */
export const megabytes = (bytes: number): string => decimal.format(bytes / (1024 * 1024))
