import type { StoreCampaign } from '@samspel/api'
import { useNextChange } from '@samspel/offer'
import { Icon } from '@samspel/ui'

/** When the offer's store closes, or opens next, among the facts of a card; not where the chip of how it is taken says it already. */
export function OpenFact({ offer, className }: { offer: StoreCampaign; className?: string | undefined }) {
  const hours = useNextChange(offer.store)
  const isSaid = offer.isOpen && !offer.requiresApplication && !offer.storeParticipation
  if (!hours || (!hours.isOpen && isSaid)) return null
  return (
    <span className={className}>
      <Icon name="clock" size={14} />
      {hours.words}
    </span>
  )
}
