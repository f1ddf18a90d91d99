import type { StoreOffer } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { TextButton } from '@samspel/ui'
import { pauseMessages as messages } from './messages'
import { usePausing, type WhichOffers } from './use-pausing'

interface PauseAllProps {
  brandId: string
  which: WhichOffers
  /** The offers shown. If none of them can be paused, the list's offers are resumed. */
  offers: readonly StoreOffer[]
}

/** Pauses all offers of a store or campaign, or resumes them when all are paused. Renders nothing for a single offer. */
export function PauseAll({ brandId, which, offers }: PauseAllProps) {
  const t = useText()
  const { isSending, setAll } = usePausing()
  const acts = offers.flatMap(({ abilities }) => abilities)
  if (acts.length < 2) return null
  const act = acts.includes('pause') ? 'pause' : 'resume'
  return (
    <TextButton
      icon={act === 'pause' ? 'player-pause' : 'player-play'}
      disabled={isSending}
      onClick={() => void setAll(brandId, which, act)}
    >
      {t(act === 'pause' ? messages.pauseAll : messages.resumeAll)}
    </TextButton>
  )
}
