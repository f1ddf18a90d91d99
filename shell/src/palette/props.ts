import type { Area } from '@samspel/federation/registry'

/** A page of the area, as in the navigation. */
export interface PaletteEntry {
  key: string
  href: string
  icon: string
  label: { sv: string; en: string }
}
export interface PaletteProps {
  area: Area
  entries: readonly PaletteEntry[]
  /** Id of the account. Recently opened records are remembered for this account only. */
  accountId: string | null
  onClose: () => void
}
