import { Slot, type SlotName } from '@samspel/federation'
import { useContentReady } from './use-content-ready'

/** A remote's count beside its navigation entry. It loads after the page itself, so as not to slow down the first view. */
export function NavBadge({ slot }: { slot: string }) {
  // An entry's badge comes from the registry: every one of them is a slot that hands nothing on.
  return useContentReady() ? <Slot name={slot as Extract<SlotName, `nav.${string}`>} /> : null
}
