import { type ReactNode, useState } from 'react'
import type { ResponseOf } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Notice, SkeletonList, VisuallyHidden } from '@samspel/ui'
import { useNear } from '../../components/location/use-near'
import { type Read, useRead } from '../../data/api'
import { searchPublic } from '../../data/brands'
import { useVisitorCountry } from '../../data/visitor-country'
import { ByKind } from './ByKind'
import { kinds, useFound } from './data'
import { messages } from './messages'
import { NotFound } from './NotFound'

interface Props {
  words: string
  search: Read<ResponseOf<'searchPublic'>>
}

/** The hits of the spelling that was probably meant, at once; the own one is a press away. */
function Guess({ words, near, onKeep }: { words: string; near: string; onKeep: () => void }) {
  const t = useText()
  const search = useRead(searchPublic({ query: { query: near } }))
  return (
    <>
      <Notice
        kind="info"
        action={
          <Button size="sm" onClick={onKeep}>
            {t(messages.ownWords, { words })}
          </Button>
        }
      >
        {t(messages.guessed, { words, near })}
      </Notice>
      <Results words={near} search={search} />
    </>
  )
}

/** Search results; when there are none, those of a near spelling, or that there are none. */
export function Results({ words, search }: Props) {
  const t = useText()
  const [kept, setKept] = useState<string>()
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
    if (isLoading) return <SkeletonList label={t(commonMessages.loading)} rows={5} />
    if (total > 0 || offers.status === 'error')
      return <ByKind words={words} found={{ offers, brands, cities, stores }} counts={counts} total={total} />
    if (near && kept !== words) return <Guess words={words} near={near} onKeep={() => setKept(words)} />
    return <NotFound words={words} country={country} />
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
