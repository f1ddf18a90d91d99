import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { OfferCard, type OfferCardProps } from '@samspel/offer'
import { cx, SkeletonCards } from '@samspel/ui'
import type { ReadPages } from '../data/api'
import { LoadMore } from './LoadMore'
import css from './Offers.module.css'
import { placesAtOnce, usePlaces } from './pickup/use-places'
import { PlaceLine } from './PlaceLine'
import { Bookmark } from './saved-parts'

interface CardsProps extends Pick<OfferCardProps, 'compact' | 'hideBrand' | 'mark'> {
  offers: readonly Campaign[]
  eager: (index: number) => OfferCardProps['eager']
}

/** As many cards as stores can be asked for at once. */
function Cards({ offers, eager, ...card }: CardsProps) {
  const places = usePlaces(offers)
  return offers.map((offer, index) => (
    <OfferCard
      key={offer.id}
      offer={offer}
      href={`/p/marketplace/${offer.id}`}
      place={offer.deliveryMethod === 'pickup' && <PlaceLine place={places.get(offer.id)} />}
      eager={eager(index)}
      {...(offer.deliveryMethod === 'delivery' && { corner: <Bookmark id={offer.id} name={offer.name} isOnPicture /> })}
      {...card}
    />
  ))
}

/** Cut into parts of the same size; the first ones stay as they are when more is loaded. */
const partsOf = (offers: readonly Campaign[]) =>
  Array.from({ length: Math.ceil(offers.length / placesAtOnce) }, (_, part) =>
    offers.slice(part * placesAtOnce, (part + 1) * placesAtOnce),
  )

interface OfferListProps {
  list: ReadPages<Campaign>
  /** Label of the list for screen readers. */
  label: string
  /** Layout on phones: a strip of cards to swipe, stacked cards, or rows. */
  phone?: 'strip' | 'cards' | 'rows'
  hideBrand?: boolean
  /** Maximum number of offers; there is no button for more then. */
  limit?: number
  /** The list is below the fold, so its pictures are loaded lazily. */
  below?: boolean
  /** Renders a name or excerpt with what was searched for marked. */
  mark?: ((text: string) => ReactNode) | undefined
  empty: ReactNode
}

/** A list of offer cards with all its states: loading, empty, failed, more to load. */
export function OfferList({
  list,
  label,
  phone = 'rows',
  hideBrand,
  limit,
  below = false,
  mark,
  empty,
}: OfferListProps) {
  const t = useText()
  if (list.status === 'loading')
    return (
      <SkeletonCards
        label={t(commonMessages.loading)}
        count={limit ?? 4}
        min={252}
        className={cx(css.loading, phone === 'strip' && css.loadingStrip)}
      />
    )
  if (list.status === 'error')
    return <ReadError what={t(commonMessages.offersFailed)} error={list.error} onRetry={list.retry} />
  if (list.items.length === 0) return <>{empty}</>
  const eager = (index: number) => (below ? false : index === 0 ? 'first' : index < 4)
  return (
    <>
      <ul
        aria-label={label}
        className={cx(css.list, phone === 'strip' && css.strip, phone === 'rows' && css.compacted)}
      >
        {partsOf(list.items.slice(0, limit)).map((offers, part) => (
          <Cards
            key={offers[0]!.id}
            offers={offers}
            compact={phone === 'rows'}
            hideBrand={hideBrand}
            mark={mark}
            eager={(index) => part === 0 && eager(index)}
          />
        ))}
      </ul>
      {limit === undefined && <LoadMore list={list} />}
    </>
  )
}
