import { useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import { chipMessages as m } from './chip-messages'
import type { ParcelPhase } from './phase'

/** Where the parcel is, in a word. */
export function ParcelChip({ phase }: { phase: ParcelPhase }) {
  const t = useText()
  if (phase === 'packing')
    return (
      <Chip tone="primary" icon="package">
        {t(m.packingChip)}
      </Chip>
    )
  if (phase === 'sent')
    return (
      <Chip tone="info" icon="truck-delivery">
        {t(m.sentChip)}
      </Chip>
    )
  if (phase === 'problem')
    return (
      <Chip tone="bad" icon="alert-triangle">
        {t(m.problemChip)}
      </Chip>
    )
  return (
    <Chip tone="warn" icon="clock">
      {t(m.yoursChip)}
    </Chip>
  )
}
