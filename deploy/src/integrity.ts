import { createHash } from 'node:crypto'

/** Hash of a file in the format of the registry and the integrity attribute: `sha256-…`. */
export const integrityOf = (contents: Buffer | string): string =>
  `sha256-${createHash('sha256').update(contents).digest('base64')}`

/** The same of a digest in hex. */
export const integrityFrom = (sha256: string): string => `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`
