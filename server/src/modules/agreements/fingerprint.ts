import { createHash } from 'node:crypto'
import type { DealFacts } from '@samspel/api'

/** Canonical JSON (RFC 8785) of plain values with whole numbers: keys in order, no space between. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
}

const instant = (at: string | null) => at && new Date(at).toISOString()

/** What is fingerprinted of a version. The creator's name is not: it is erased with their account, and the rest still proves itself. */
export interface Fingerprinted {
  number: string
  version: number
  facts: DealFacts
  creatorAgreedAt: string | null
  brandAgreedAt: string | null
}

export const fingerprintOf = ({ number, version, facts, creatorAgreedAt, brandAgreedAt }: Fingerprinted): string =>
  createHash('sha256')
    .update(
      canonical({
        number,
        version,
        facts,
        creatorAgreedAt: instant(creatorAgreedAt),
        brandAgreedAt: instant(brandAgreedAt),
      }),
    )
    .digest('hex')
