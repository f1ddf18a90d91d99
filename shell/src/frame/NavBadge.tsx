import { Slot } from '@samspel/federation'
import { useContentReady } from './use-content-ready'

/** A remote's count beside its entry. It waits for the page itself: a count is not worth a slower first view. */
export function NavBadge({ slot }: { slot: string }) {
  return useContentReady() ? <Slot name={slot} /> : null
}
