import type { StoreCampaign, StoreParticipation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { TakeChip } from '@samspel/offer'
import { Chip, StatusChip } from '@samspel/ui'
import { messages } from './messages'

const own: Record<StoreParticipation['state'], (typeof messages)[keyof typeof messages]> = {
  requested: messages.requested,
  approved: messages.approved,
  picked_up: messages.pickedUp,
  declined: messages.declined,
  invited: messages.invited,
}

/** What ended without the brand's answer. */
const endings: Partial<
  Record<NonNullable<StoreParticipation['decisionKind']>, (typeof messages)[keyof typeof messages]>
> = {
  lapsed: messages.lapsed,
  expired: messages.lapsed,
  ended: messages.closed,
  cancelled: messages.closed,
}

/** Formats a code as people read it out: two groups of four. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(?=.)/, '$1 ')

/** Status of a pick-up offer: the creator's own participation, otherwise how to take it, otherwise that it has ended. */
export function PickupState({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const { storeParticipation: mine } = offer
  const ending = mine?.decisionKind && endings[mine.decisionKind]
  if (ending)
    return (
      <Chip tone="faint" icon="hourglass">
        {t(ending)}
      </Chip>
    )
  if (mine) return <StatusChip status={mine.state} label={t(own[mine.state])} />
  if (offer.isPaused)
    return (
      <Chip tone="warn" icon="player-pause">
        {t(messages.paused)}
      </Chip>
    )
  if (!offer.isOpen)
    return (
      <Chip tone="faint" icon="ban">
        {t(offer.placesLeft === 0 ? messages.full : messages.closed)}
      </Chip>
    )
  return <TakeChip isNow={!offer.requiresApplication} store={offer.store} />
}
