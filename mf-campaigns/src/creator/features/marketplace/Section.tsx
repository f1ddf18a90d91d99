import type { DeliveryMethod } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { OfferCard } from '@samspel/offer'
import { type PagedListView, useEntities } from '@samspel/store'
import { Icon, Link, SectionHead, SkeletonCards, SkeletonList } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { Bookmark } from '../../components/saved-parts'
import css from './Marketplace.module.css'
import { messages } from './messages'

interface SectionProps {
  kind: DeliveryMethod
  list: PagedListView
  /** Shows all pages instead of only the first offers. */
  whole: boolean
  allHref: string
}

// Loaded only when there are offers to show.
const PickupRows = lazyPart(
  () => import(/* webpackChunkName: "pickup-rows" */ './pickup-rows').then((module) => module.default),
  { Loading: () => <SkeletonList label={useText()(creatorMessages.loading)} rows={4} /> },
)
const shownFirst = { delivery: 8, pickup: 6 }
/** Three cards in a row show this many, so that both rows are full. */
const shownInThree = 6

/** Offers of one kind: cards for delivery, scrolling sideways on phones, and rows for stores. */
export function Section({ kind, list, whole, allHref }: SectionProps) {
  const t = useText()
  const f = useFormats()
  const offers = useEntities('campaigns', list.ids)
  const shown = whole ? offers : offers.slice(0, shownFirst[kind])
  const title = t(messages[kind])
  const isLoading = list.status === 'loading'
  const hasRest = !whole && list.totalCount > shownInThree
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead
        title={title}
        {...(!isLoading && list.status !== 'error' && { count: f.number(list.totalCount) })}
        aside={
          kind === 'pickup' && !whole ? (
            <Link href="/p/marketplace/stores" className={css.mapLink}>
              <Icon name="map" size={16} />
              {t(commonMessages.map)}
            </Link>
          ) : (
            hasRest && (
              <Link href={allHref} aria-label={t(messages.showAllOf, { section: title })}>
                {t(commonMessages.showAll)}
              </Link>
            )
          )
        }
      />
      {isLoading &&
        (kind === 'delivery' ? (
          <SkeletonCards className={css.loading} label={t(creatorMessages.loading)} count={4} min={252} />
        ) : (
          <SkeletonList label={t(creatorMessages.loading)} rows={4} />
        ))}
      {list.status === 'error' && (
        <LoadError what={t(commonMessages.offersFailed)} error={list.error} onRetry={list.retry} />
      )}
      {!isLoading && list.status !== 'error' && shown.length === 0 && (
        <p className={css.quiet}>{t(messages.sectionEmpty)}</p>
      )}
      {shown.length > 0 &&
        (kind === 'delivery' ? (
          <ul className={whole ? css.all : css.cards} aria-label={title}>
            {shown.map((offer, index) => (
              <OfferCard
                key={offer.id}
                href={`/marketplace/${offer.id}`}
                offer={offer}
                eager={index < 2}
                corner={<Bookmark id={offer.id} name={offer.name} isOnPicture />}
              />
            ))}
          </ul>
        ) : (
          <PickupRows label={title} offers={shown} />
        ))}
      {kind === 'pickup' && hasRest && (
        <Link href={allHref} aria-label={t(messages.showAllOf, { section: title })}>
          {t(commonMessages.showAll)}
        </Link>
      )}
      {whole && <LoadMore list={list} />}
    </section>
  )
}
