import { campaignStates, type CampaignState } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useEntities, usePagedList, usePageTitle, useQuery, useQueryParams, useTypedParam } from '@samspel/store'
import { Button, EmptyState, LinkButton, Page, SearchField, SkeletonTable, Tabs, type Sort } from '@samspel/ui'
import { stateTabs } from '../../components/campaign-names'
import { LoadError, LoadMore } from '../../components/CreatorParts'
import { campaignListKey, campaignLists, countCampaigns, type CampaignFilter } from '../../data'
import css from './CampaignList.module.css'
import { CampaignTable } from './CampaignTable'
import { messages } from './messages'
import { NextDates } from './NextDates'
import { Waiting } from './Waiting'

type Order = NonNullable<CampaignFilter['sort']>

const isState = (value: string | undefined): value is CampaignState => campaignStates.includes(value as CampaignState)
/** Names and reach have one useful direction each; ends go both ways. */
const orders: Record<string, Sort> = { name: { key: 'name', direction: 'asc' }, '-reach': { key: 'reach', direction: 'desc' }, endAt: { key: 'endAt', direction: 'asc' }, '-endAt': { key: 'endAt', direction: 'desc' } }
const orderOf = ({ key, direction }: Sort): Order => (key === 'name' ? 'name' : key === 'reach' ? '-reach' : direction === 'asc' ? 'endAt' : '-endAt')

/** Campaigns by state: what waits, a table to compare, the next dates. */
export function CampaignListPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [query, setQuery] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const brandId = useAppSelector(selectBrandId)
  const state = isState(query.state) ? query.state : 'ongoing'
  const sort = query.sort && query.sort in orders ? (query.sort as Order) : 'endAt'
  const list = usePagedList(campaignLists, campaignListKey({ state, brandId, query: words, sort }))
  const campaigns = useEntities('campaigns', list.ids)
  const { result } = useQuery(countCampaigns({ query: brandId ? { brandId } : {} }))
  const isEmpty = campaigns.length === 0 && ['ready', 'refreshing'].includes(list.status)
  const create = <LinkButton href="/campaigns/new" variant="main" icon="plus">{t(messages.create)}</LinkButton>

  return (
    <Page title={t(messages.title)} mainAction={create}>
      <Waiting waiting={result?.waiting} />
      <Tabs
        label={t(messages.states)} value={state} onChange={(next) => setQuery({ state: next === 'ongoing' ? '' : next })}
        items={campaignStates.map((value) => ({ value, label: t(stateTabs[value]), count: result?.counts[value] }))}
      />
      <div className={css.tools}><SearchField label={t(messages.search)} value={typed} onChange={type} /></div>
      {list.status === 'loading' && <SkeletonTable label={t(messages.loading)} columns={7} />}
      {list.status === 'error' && <LoadError error={list.error} onRetry={list.retry} />}
      {isEmpty && (words
        ? <EmptyState title={t(messages.noMatch, { words })} text={t(messages.noMatchText)} action={<Button variant="light" onClick={() => type('')}>{t(messages.clear)}</Button>} />
        : <EmptyState title={t(messages.empty)} text={t(messages.emptyText)} action={<LinkButton href="/campaigns/new" variant="light">{t(messages.create)}</LinkButton>} />)}
      {campaigns.length > 0 && list.status !== 'error' && (
        <CampaignTable
          campaigns={campaigns} total={list.totalCount} sort={orders[sort] ?? { key: 'endAt', direction: 'asc' }} busy={list.status === 'refreshing'}
          onSort={(next) => setQuery({ sort: orderOf(next) === 'endAt' ? '' : orderOf(next) })}
        />
      )}
      <div className={css.more}><LoadMore list={list} /></div>
      <NextDates brandId={brandId} />
    </Page>
  )
}
