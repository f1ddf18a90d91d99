import type { StoreCampaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useRequirements } from '@samspel/offer'
import { Requirements } from '@samspel/offer/page'
import { FittingOffers, Missing, NotifySwitch } from '@samspel/offer/saved'
import { selectArea, useAppSelector } from '@samspel/store'
import { Link } from '@samspel/ui'
import { askedAt, requirementsAt } from '../../components/pickup/asked-at'
import { requirementMessages as requirements } from '../../components/pickup/requirement-messages'
import { pickupPath } from '../../data/store-campaigns'

/** The last day to apply or reserve. */
const lastDayOf = ({ campaign: { dueAt, endAt } }: StoreCampaign): string | null =>
  [dueAt, endAt].filter((day) => typeof day === 'string').sort()[0] ?? null

/** What the creator has to have, before anything is pressed, and a way on for who does not have it. */
export function Asked({ offer }: { offer: StoreCampaign }) {
  const t = useText()
  const { missing, isUnknown } = useRequirements(askedAt(offer))
  const campaign = requirementsAt(offer)
  if (missing && !isUnknown)
    return (
      <>
        <Missing id={offer.id} campaign={campaign} lastDay={lastDayOf(offer)} />
        <FittingOffers />
        <Link href="/marketplace">{t(requirements.others)}</Link>
      </>
    )
  return (
    <Requirements campaign={campaign} town={offer.store.city}>
      {isUnknown && (
        <Link href={`/settings/connections?destination=${encodeURIComponent(pickupPath(offer.id))}`}>
          {t(requirements.connect)}
        </Link>
      )}
    </Requirements>
  )
}

/** For a creator where nothing is left, or the store takes nobody for now: the promise to tell. */
export function TellPlace({ offer }: { offer: StoreCampaign }) {
  const isCreator = useAppSelector(selectArea) === 'creator'
  if (!isCreator || !(offer.isPaused || offer.placesLeft === 0)) return null
  return <NotifySwitch id={offer.id} lastDay={lastDayOf(offer)} isFull />
}
