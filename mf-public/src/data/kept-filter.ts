import { storage } from '@samspel/store'

/** What the marketplace's filters keep in the browser (E-42). Parts of others, such as the filters of signed-in creators, must be preserved. */
export type KeptFilter = Readonly<Record<string, unknown>>

/** Parses what is kept; it may come from an older version or from elsewhere. */
export const parseKept = (text: string | undefined): KeptFilter => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as KeptFilter) : {}
  } catch {
    return {}
  }
}

export const readKept = (): KeptFilter => parseKept(storage.get('marketplace-filter'))

/** Changes some parts and leaves the others. */
export const writeKept = (change: KeptFilter): void =>
  storage.set('marketplace-filter', JSON.stringify({ ...readKept(), ...change }))
