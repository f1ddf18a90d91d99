import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type SavedFilter, savedFilters } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { listSavedOffers, useSaved } from '@samspel/offer/saved'
import { selectCurrentInstagramer, useAppSelector, useQuery } from '@samspel/store'
import { Button, EmptyState, List, Page, SkeletonList, Tabs } from '@samspel/ui'
import { creatorMessages } from '../../../shared/components/creator-messages'
import { LoadError } from '../../../shared/components/CreatorParts'
import { marketplaceHref } from '../../components/marketplace-position'
import { writeFilter } from '../../data/offer-filter'
import { messages } from './messages'
import { SavedRow } from './SavedRow'

const request = (filter: SavedFilter, page: number) => listSavedOffers({ query: { filter, page } })

/** One page of the list; the last one has the button for more. */
function Part({ filter, page, onMore }: { filter: SavedFilter; page: number; onMore: (() => void) | undefined }) {
  const t = useText()
  const { isSaved } = useSaved()
  const query = useQuery(request(filter, page))
  const { result } = query
  if (!result && query.status === 'error')
    return <LoadError what={t(messages.failed)} error={query.error} onRetry={query.retry} />
  if (!result) return <SkeletonList label={t(creatorMessages.loading)} rows={5} />
  // What was taken away goes at once; it comes back with Ångra.
  const shown = result.savedOffers.filter(({ id }) => isSaved(id))
  return (
    <>
      {shown.length > 0 && (
        <List label={t(messages.title)}>
          {shown.map((offer) => (
            <SavedRow key={offer.id} offer={offer} />
          ))}
        </List>
      )}
      {onMore && result.meta.nextPage !== null && <Button onClick={onMore}>{t(commonMessages.showMore)}</Button>}
    </>
  )
}

function Nothing({ filter }: { filter: SavedFilter }) {
  const t = useText()
  const navigate = useNavigate()
  const userId = useAppSelector(({ app }) => app.currentInstagramerId ?? undefined)
  const country = useAppSelector(selectCurrentInstagramer)?.countryCode ?? null
  return (
    <EmptyState
      title={t(filter === 'all' ? messages.none : messages.noneHere)}
      action={
        <Button
          variant="main"
          onClick={() => {
            writeFilter(userId, { country, fits: true })
            void navigate('/marketplace')
          }}
        >
          {t(messages.discover)}
        </Button>
      }
    />
  )
}

/** The offers that a creator keeps: what closes first on top, those that have closed last. */
export function SavedPage() {
  const t = useText()
  const f = useFormats()
  const [{ filter: asked }] = useQueryParams()
  const filter = savedFilters.find((known) => known === asked) ?? 'all'
  const [pages, setPages] = useState(1)
  const { isSaved } = useSaved()
  const { result } = useQuery(request(filter, 1))
  usePageTitle(t(messages.title))
  const counts = result?.counts
  const isEmpty =
    result !== undefined && !result.savedOffers.some(({ id }) => isSaved(id)) && result.meta.nextPage === null
  return (
    <Page
      title={t(messages.title)}
      headInBar
      breadcrumbs={[{ label: t(messages.marketplace), href: marketplaceHref() }, { label: t(messages.title) }]}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
    >
      {counts !== undefined && counts.all > 0 && (
        <Tabs
          label={t(messages.filters)}
          value={filter}
          onChange={() => setPages(1)}
          items={savedFilters.map((known) => ({
            value: known,
            label: t(messages[known]),
            href: known === 'all' ? '/marketplace/saved' : `/marketplace/saved?filter=${known}`,
            count: f.number(counts[known]),
          }))}
        />
      )}
      {isEmpty ? (
        <Nothing filter={filter} />
      ) : (
        Array.from({ length: pages }, (_, at) => (
          <Part
            key={`${filter} ${at}`}
            filter={filter}
            page={at + 1}
            onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))
      )}
    </Page>
  )
}
