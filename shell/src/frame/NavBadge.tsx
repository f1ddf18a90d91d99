import { Slot } from '@samspel/federation'
import { useContentReady } from './use-content-ready'

/** A remote's count beside its navigation entry. It loads after the page itself, so as not to slow down the first view. */
export function NavBadge({ slot }: { slot: string }) {
  return useContentReady() ? <Slot name={slot} /> : null
}
