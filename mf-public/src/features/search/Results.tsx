import type { ReactNode } from 'react'
import type { ResponseOf } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { SkeletonList, VisuallyHidden } from '@samspel/ui'
import { useNear } from '../../components/location/use-near'
import { messages as shared } from '../../components/messages'
import type { Read } from '../../data/api'
import { useVisitorCountry } from '../../data/visitor-country'
import { ByKind } from './ByKind'
import { kinds, useFound } from './data'
import { messages } from './messages'
import { NotFound } from './NotFound'

interface Props {
  words: string
  search: Read<ResponseOf<'searchPublic'>>
  /** Searches for other words instead. */
  onChoose: (words: string) => void
}

/** Search results; or that there are none, with a suggested spelling. */
export function Results({ words, search, onChoose }: Props) {
  const t = useText()
  const country = useVisitorCountry()
  const { offers, stores } = useFound(words, country, useNear())
  const { brands = [], cities = [], near } = search.data ?? {}
  const counts = {
    offers: offers.totalCount,
    brands: brands.length,
    cities: cities.length,
    stores: stores.totalCount,
  }
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const isLoading = [search, offers, stores].some(({ status }) => status === 'loading')

  const body = (): ReactNode => {
    if (search.status === 'error')
      return <ReadError what={t(messages.failed)} error={search.error} onRetry={search.retry} />
    if (isLoading) return <SkeletonList label={t(shared.loading)} rows={5} />
    if (total > 0 || offers.status === 'error')
      return <ByKind words={words} found={{ offers, brands, cities, stores }} counts={counts} total={total} />
    return <NotFound words={words} near={near} country={country} onChoose={onChoose} />
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{search.status === 'success' && !isLoading && t(messages.found, { count: total })}</span>
      </VisuallyHidden>
      {body()}
    </>
  )
}
