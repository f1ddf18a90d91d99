import type { ReactNode } from 'react'
import type { Campaign } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { cx, SkeletonCards } from '@samspel/ui'
import type { ReadPages } from '../data/api'
import { LoadMore } from './LoadMore'
import { messages } from './messages'
import { OfferCard } from './OfferCard'
import css from './Offers.module.css'

interface OfferListProps {
  list: ReadPages<Campaign>
  /** Names the list for screen readers. */
  label: string
  /** On phones: cards to swipe through, cards under one another, or rows. */
  phone?: 'strip' | 'cards' | 'rows'
  hideBrand?: boolean
  /** Only so many, without the button for more. */
  limit?: number
  /** Stands below the fold: no picture is fetched before it comes near. */
  below?: boolean
  empty: ReactNode
}

/** Offers as cards, with all that a list can be: on its way, empty, failed, longer than one page. */
export function OfferList({ list, label, phone = 'rows', hideBrand, limit, below = false, empty }: OfferListProps) {
  const t = useText()
  if (list.status === 'loading')
    return (
      <SkeletonCards
        label={t(messages.loading)}
        count={limit ?? 4}
        min={252}
        className={cx(css.loading, phone === 'strip' && css.loadingStrip)}
      />
    )
  if (list.status === 'error')
    return <ReadError what={t(messages.offersFailed)} error={list.error} onRetry={list.retry} />
  if (list.items.length === 0) return <>{empty}</>
  const eager = (index: number) => (below ? false : index === 0 ? 'first' : index < 4)
  return (
    <>
      <ul
        aria-label={label}
        className={cx(css.list, phone === 'strip' && css.strip, phone === 'rows' && css.compacted)}
      >
        {list.items.slice(0, limit).map((offer, index) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            compact={phone === 'rows'}
            hideBrand={hideBrand}
            eager={eager(index)}
          />
        ))}
      </ul>
      {limit === undefined && <LoadMore list={list} />}
    </>
  )
}
