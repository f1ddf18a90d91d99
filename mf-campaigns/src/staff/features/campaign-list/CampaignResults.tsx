import { type ReactNode, useState } from 'react'
import type { CampaignState } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import { useEntities, usePagedList } from '@samspel/store'
import { Button, EmptyState, LinkButton, SearchField, Skeleton, SkeletonTable, useIsMobile } from '@samspel/ui'
import type { Sort } from '@samspel/ui/late'
import { LoadError, LoadMore } from '../../../shared/components/CreatorParts'
import { campaignListKey, campaignLists } from '../../data'
import { ActiveFilters } from './ActiveFilters'
import { CampaignCards } from './CampaignCards'
import css from './CampaignList.module.css'
import { CampaignTable } from './CampaignTable'
import { inForce, type ListFilters, noFilters, orderOf, ordersOf } from './data/filters'
import { filterMessages } from './filter-messages'
import { messages } from './messages'
import { NextDates } from './NextDates'

const FilterSheet = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-tools" */ './FilterSheet').then((module) => module.FilterSheet),
)

const CampaignTools = lazyPart(
  () => import(/* webpackChunkName: "campaign-tools" */ './CampaignTools').then((module) => module.CampaignTools),
  { Loading: () => <Skeleton width={148} height={40} radius={10} /> },
)

interface CampaignResultsProps {
  /** Absent when pending work is shown, which spans several states. */
  state: CampaignState | undefined
  brandId: string | null
  filters: ListFilters
  isAdmin: boolean
  viewSwitch: ReactNode
  onCalendar: () => void
}

/** Name, reach and wait sort in one useful direction each, the end date in both. Other orders have no column. */
const columns: Record<string, Sort> = {
  name: { key: 'name', direction: 'asc' },
  '-reach': { key: 'reach', direction: 'desc' },
  endAt: { key: 'endAt', direction: 'asc' },
  '-endAt': { key: 'endAt', direction: 'desc' },
  requestedAt: { key: 'requestedAt', direction: 'asc' },
}
const orderOfColumn = ({ key, direction }: Sort) =>
  key === 'name' || key === 'requestedAt' ? key : key === 'reach' ? '-reach' : direction === 'asc' ? 'endAt' : '-endAt'

/** The campaigns of a state: search, filters, a table, and the next dates. */
export function CampaignResults({ state, brandId, filters, isAdmin, viewSwitch, onCalendar }: CampaignResultsProps) {
  const t = useText()
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const [isFiltering, setFiltering] = useState(false)
  const sort = orderOf(query.sort, state)
  const inAddress = (order: string) => ({ sort: order === ordersOf(state)[0] ? '' : order })
  const listKey = campaignListKey({ ...filters, state, brandId, query: words, sort })
  const list = usePagedList(campaignLists, listKey)
  const campaigns = useEntities('campaigns', list.ids)
  const isEmpty = campaigns.length === 0 && ['ready', 'refreshing'].includes(list.status)
  const chosen = inForce(filters).length
  const isMobile = useIsMobile()
  const Campaigns = isMobile ? CampaignCards : CampaignTable
  const clear = () => {
    type('')
    setQuery({ q: '', ...noFilters })
  }

  return (
    <>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            label={t(messages.search)}
            {...(isMobile && { placeholder: t(messages.searchShort) })}
            value={typed}
            onChange={type}
          />
        </div>
        <Button icon="adjustments-horizontal" onClick={() => setFiltering(true)}>
          {chosen > 0 ? t(filterMessages.filterCount, { n: chosen }) : t(filterMessages.filter)}
        </Button>
        <CampaignTools listKey={listKey} total={list.totalCount} />
        {viewSwitch}
      </div>
      <ActiveFilters
        filters={filters}
        words={words}
        onClear={clear}
        onRemove={(name) => {
          if (name === 'q') type('')
          setQuery({ [name]: '' })
        }}
      />
      {list.status === 'loading' && <SkeletonTable label={t(messages.loading)} columns={isMobile ? 3 : 7} />}
      {list.status === 'error' && <LoadError what={t(messages.loadFailed)} error={list.error} onRetry={list.retry} />}
      {isEmpty &&
        (words || chosen > 0 ? (
          <EmptyState
            title={t(messages.noMatch)}
            text={t(messages.noMatchText)}
            action={
              <Button variant="light" onClick={clear}>
                {t(messages.clear)}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t(messages.empty)}
            text={t(messages.emptyText)}
            action={
              <LinkButton href="/campaigns/new" variant="light">
                {t(messages.create)}
              </LinkButton>
            }
          />
        ))}
      {campaigns.length > 0 && list.status !== 'error' && (
        <Campaigns
          campaigns={campaigns}
          total={list.totalCount}
          isCrossBrand={!brandId}
          waiting={filters.waiting}
          sort={columns[sort] ?? null}
          busy={list.status === 'refreshing'}
          onSort={(next) => setQuery(inAddress(orderOfColumn(next)))}
        />
      )}
      <div className={css.more}>
        <LoadMore list={list} />
      </div>
      <NextDates brandId={brandId} onCalendar={onCalendar} />
      {isFiltering && (
        <FilterSheet
          filters={filters}
          sort={sort}
          orders={ordersOf(state)}
          isAdmin={isAdmin}
          onClose={() => setFiltering(false)}
          onApply={(next, order) => {
            setQuery({ ...next, ...inAddress(order) })
            setFiltering(false)
          }}
        />
      )}
    </>
  )
}
