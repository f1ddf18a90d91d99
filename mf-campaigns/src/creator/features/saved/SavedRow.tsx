import type { SavedOffer } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Bookmark, GlimpseRow, KindChip } from '@samspel/offer/saved'
import { Chip } from '@samspel/ui'
import { messages } from './messages'

const dayMs = 86_400_000
/** A last day within this many days is said in place of how the offer is had. */
const soonDays = 14

/** What is missing, in the line under the name. */
function useMissing(): (offer: SavedOffer) => string | undefined {
  const t = useText()
  const f = useFormats()
  return ({ obstacle, followers: { own, least, most }, country, brandName }) => {
    switch (obstacle) {
      case 'too_few_followers':
        return t(messages.left, { n: (least ?? 0) - (own ?? 0) })
      case 'too_many_followers':
        return t(messages.tooMany, { n: (own ?? 0) - (most ?? 0) })
      case 'other_country':
        return t(messages.otherCountry, { country: f.country(country) })
      case 'not_connected':
        return t(messages.notConnected)
      case 'full':
        return t(messages.full, { brand: brandName })
      case 'paused':
        return t(messages.paused, { brand: brandName })
      default:
        return undefined
    }
  }
}

function Standing({ offer }: { offer: SavedOffer }) {
  const t = useText()
  const f = useFormats()
  const { standing, obstacle, notifyWhenOpen, lastDay, closedOn } = offer
  if (standing === 'closed')
    return (
      <Chip tone="faint" icon="archive">
        {t(messages.closed, { day: closedOn ? f.relativeDays(closedOn) : '' })}
      </Chip>
    )
  if (standing === 'applied')
    return (
      <Chip tone="info" icon="check">
        {t(messages.applied)}
      </Chip>
    )
  if (standing === 'waiting')
    return (
      <Chip icon={notifyWhenOpen ? 'bell' : 'clock'}>
        {t(notifyWhenOpen ? (obstacle === 'full' ? messages.tellsPlace : messages.tells) : commonMessages.waiting)}
      </Chip>
    )
  if (lastDay && Date.parse(lastDay) - Date.now() < soonDays * dayMs)
    return (
      <Chip tone="warn" icon="clock">
        {t(messages.closes, { day: f.date(lastDay) })}
      </Chip>
    )
  return <KindChip offer={offer} />
}

/** A saved offer: how it stands, and its bookmark. */
export function SavedRow({ offer }: { offer: SavedOffer }) {
  const missing = useMissing()
  const isClosed = offer.standing === 'closed'
  return (
    <GlimpseRow
      offer={offer}
      isGrey={isClosed}
      detail={isClosed ? offer.brandName : offer.standing === 'waiting' ? missing(offer) : undefined}
      aside={<Bookmark id={offer.id} name={offer.name} />}
    >
      <Standing offer={offer} />
    </GlimpseRow>
  )
}
