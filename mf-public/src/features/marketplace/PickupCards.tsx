import type { ReactNode } from 'react'
import type { StoreCampaign } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { SkeletonList } from '@samspel/ui'
import { LoadMore } from '../../components/LoadMore'
import { StoreOfferCards } from '../../components/StoreOfferCard'
import type { ReadPages } from '../../data/api'

/** Pick-up offers, each at its best store, with all states of a list. */
export function PickupCards({
  list,
  label,
  empty,
}: {
  list: ReadPages<StoreCampaign>
  label: string
  empty: ReactNode
}) {
  const t = useText()
  if (list.status === 'loading') return <SkeletonList label={t(commonMessages.loading)} rows={4} />
  if (list.status === 'error')
    return <ReadError what={t(commonMessages.offersFailed)} error={list.error} onRetry={list.retry} />
  if (list.items.length === 0) return <>{empty}</>
  return (
    <>
      <StoreOfferCards label={label} offers={list.items} />
      <LoadMore list={list} />
    </>
  )
}
