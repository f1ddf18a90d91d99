import type { PaletteRow } from './rows'

const mostKept = 5
// Kept in memory only, so that nothing anyone has looked at stays in the browser.
const kept = new Map<string, PaletteRow[]>()

/** Records opened from the palette since the page was loaded, the latest first. */
export const recentOf = (accountId: string | null): readonly PaletteRow[] => (accountId && kept.get(accountId)) || []

export const remember = (accountId: string | null, row: PaletteRow): void => {
  if (!accountId) return
  const others = recentOf(accountId).filter(({ key }) => key !== row.key)
  kept.set(accountId, [row, ...others].slice(0, mostKept))
}
