const decimal = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 })

/** A file size for people to read. */
export const bytesIn = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${decimal.format(bytes / 1_000_000)} MB`
/** The number of MB alone. */
export const megabytes = (bytes: number): string => decimal.format(bytes / (1024 * 1024))
