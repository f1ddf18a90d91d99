import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { useEntities, usePagedList, type PagedListView } from '@samspel/store'
import { Button, ErrorState, SkeletonCards, cx } from '@samspel/ui'
import { offerKey, offerLists, type OfferFilter } from '../data/offers'
import { messages } from './messages'
import { OfferCard } from './OfferCard'
import css from './Offers.module.css'

interface OfferListProps {
  list: PagedListView
  /** Names the list for screen readers. */
  label: string
  /** On phones: cards to swipe through, or rows. */
  phone?: 'strip' | 'rows'
  hideBrand?: boolean
  empty: ReactNode
}

/** The open offers of a filter, page by page. */
export const useOffers = (filter: OfferFilter): PagedListView => usePagedList(offerLists, offerKey(filter))

/** Offers as cards, with all that a list can be: on its way, empty, failed, longer than one page. */
export function OfferList({ list, label, phone = 'rows', hideBrand, empty }: OfferListProps) {
  const t = useText()
  const offers = useEntities('campaigns', list.ids)
  if (list.status === 'loading') return <SkeletonCards label={t(messages.loading)} count={4} min={252} />
  if (list.status === 'error' && offers.length === 0) return <ErrorState message={t(messages.offersFailed)} retryLabel={t(messages.retry)} onRetry={list.retry} />
  if (offers.length === 0) return <>{empty}</>
  return (
    <>
      <ul aria-label={label} className={cx(css.list, phone === 'strip' ? css.strip : css.compacted)}>
        {offers.map((offer, index) => <OfferCard key={offer.id} offer={offer} compact={phone === 'rows'} hideBrand={hideBrand} eager={index < 4} />)}
      </ul>
      {list.status === 'errorMore' && <ErrorState message={t(messages.offersFailed)} retryLabel={t(messages.retry)} onRetry={list.retry} />}
      {list.hasMore && list.status !== 'errorMore' && (
        <div className={css.more}><Button onClick={list.loadMore} loading={list.status === 'loadingMore'}>{t(messages.loadMore)}</Button></div>
      )}
    </>
  )
}
