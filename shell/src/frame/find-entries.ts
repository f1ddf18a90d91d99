import type { PlacedEntry } from './navigation-entries'

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** Entries whose name holds the words that were typed, in either language; those that begin with them come first. */
export const findEntries = (entries: readonly PlacedEntry[], query: string, locale: 'sv' | 'en'): PlacedEntry[] => {
  const wanted = plain(query.trim())
  if (!wanted) return [...entries]
  const holds = entries.filter(({ label }) => plain(label.sv).includes(wanted) || plain(label.en).includes(wanted))
  const begins = (entry: PlacedEntry) => (plain(entry.label[locale]).startsWith(wanted) ? 0 : 1)
  return holds.sort((a, b) => begins(a) - begins(b))
}
