const MB = 1024 * 1024

/** Megabytes with one decimal, as limits count them. */
export const megabytes = (bytes: number): number => Math.round((10 * bytes) / MB) / 10
/** The size of a file above a limit: never rounded down to the limit itself. */
export const megabytesUp = (bytes: number): number => Math.ceil((10 * bytes) / MB) / 10

/** A file size for people to read. */
export const bytesIn = (bytes: number, number: (value: number, maxDecimals: number) => string): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${number(megabytes(bytes), 1)} MB`
