import type { Area } from '@samspel/federation/registry'

/** A page of the area, as the navigation has it. */
export interface PaletteEntry {
  key: string
  href: string
  icon: string
  label: { sv: string; en: string }
}
export interface PaletteProps {
  area: Area
  entries: readonly PaletteEntry[]
  /** Whose page this is: what was opened lately is remembered for them alone. */
  accountId: string | null
  onClose: () => void
}
