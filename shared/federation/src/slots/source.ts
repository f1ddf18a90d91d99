import type { ComponentType } from 'react'

/** One widget that fills a slot now. */
export interface SlotWidget {
  /** Stable key: remote, version and expose. */
  id: string
  remote: string
  version: string
  load(): Promise<ComponentType<Record<string, unknown>>>
  /** Told when it could not be loaded, or threw. */
  failed?(): void
}

/** Where slots find their widgets: the host, or a test. */
export interface SlotSource {
  widgetsOf(slot: string): readonly SlotWidget[]
  report(widget: SlotWidget, error: unknown): void
  /** Tells when the widgets of some slot have changed; returns the way out. */
  subscribe?(listener: () => void): () => void
}

let source: SlotSource | undefined

/** Set by the host. Without one every slot is empty. */
export function setSlotSource(next: SlotSource | undefined): void {
  source = next
}

export const slotSource = (): SlotSource | undefined => source
