import type { ReactNode } from 'react'
import type { StoreCampaign } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { SkeletonCards } from '@samspel/ui'
import type { ReadPages } from '../../data/api'
import { LoadMore } from '../LoadMore'
import { StaleNotice } from '../StaleNotice'
import { messages } from './messages'
import css from './Pickup.module.css'
import { PickupCard, type PickupCardProps } from './PickupCard'

interface PickupListProps extends Pick<PickupCardProps, 'hide' | 'headingLevel'> {
  list: ReadPages<StoreCampaign>
  /** Label of the list for screen readers. */
  label: string
  empty: ReactNode
}

/** A list of pick-up offers with all its states: loading, empty, failed, outdated, more to load. */
export function PickupList({ list, label, empty, ...card }: PickupListProps) {
  const t = useText()
  const { items } = list
  if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={4} min={280} />
  if (list.status === 'error') return <ReadError what={t(messages.failed)} error={list.error} onRetry={list.retry} />
  return (
    <>
      {!list.failedMore && <StaleNotice read={list} />}
      {items.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className={css.list}>
          {items.map((offer, index) => (
            <PickupCard key={offer.id} offer={offer} eager={index < 3} {...card} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  )
}
