import type { Store } from '@samspel/api'
import { useOpenWords } from '@samspel/offer'
import { Chip } from '@samspel/ui'

/** Whether the store is open now, in one word; renders nothing when its hours are given only as text. */
export function OpenChip({ store }: { store: Store }) {
  const open = useOpenWords(store)
  return (
    open && (
      <Chip {...(open.isOpen && { tone: 'ok' as const })} icon="clock">
        {open.words}
      </Chip>
    )
  )
}
