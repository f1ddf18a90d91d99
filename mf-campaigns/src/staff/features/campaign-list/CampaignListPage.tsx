import type { ReactNode } from 'react'
import { type CampaignState, campaignStates } from '@samspel/api'
import { lazyPart, Slot } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectArea, selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { LinkButton, Page, SkeletonTable, Tabs } from '@samspel/ui'
import { stateTabs } from '../../../shared/components/campaign-names'
import { countCampaigns } from '../../../shared/data'
import css from './CampaignList.module.css'
import { CampaignResults } from './CampaignResults'
import { readFilters } from './data/filters'
import { messages } from './messages'
import { useCampaignsView } from './use-campaigns-view'
import { ViewSwitch } from './ViewSwitch'
import { Waiting } from './Waiting'

function CalendarLoading({ viewSwitch }: { viewSwitch: ReactNode }) {
  const t = useText()
  return (
    <>
      <div className={css.tools}>{viewSwitch}</div>
      <SkeletonTable label={t(messages.loading)} columns={7} />
    </>
  )
}

const CalendarView = lazyPart(
  () =>
    import(/* webpackChunkName: "campaign-calendar" */ './calendar/CalendarView').then((module) => module.CalendarView),
  { Loading: CalendarLoading },
)

const isState = (value: string | undefined): value is CampaignState => campaignStates.includes(value as CampaignState)

/** Campaigns by state, as a table or calendar; everything chosen is in the address. */
export function CampaignListPage() {
  const t = useText()
  usePageTitle(t(commonMessages.campaigns))
  const [query, setQuery] = useQueryParams()
  const [view, choose] = useCampaignsView()
  const isAdmin = useAppSelector(selectArea) === 'admin'
  const chosenBrand = useAppSelector(selectBrandId)
  const filters = readFilters(query, isAdmin)
  const brandId = filters.brandId ?? chosenBrand
  const state = isState(query.state) ? query.state : 'ongoing'
  // Pending work spans several states; the calendar shows one state or all.
  const isWaiting = view === 'table' && filters.waiting !== undefined
  const isAll = isWaiting || (view === 'calendar' && query.state === 'all')
  const { result } = useQuery(countCampaigns({ query: brandId ? { brandId } : {} }))
  // The counts cover what their links open: all of the user's brands, whatever the list is filtered by.
  const { result: all } = useQuery(countCampaigns({ query: chosenBrand ? { brandId: chosenBrand } : {} }))
  const tabs = campaignStates.map((value) => ({
    value: value as string,
    label: t(stateTabs[value]),
    count: result?.counts[value],
  }))
  const viewSwitch = <ViewSwitch view={view} onChange={choose} />

  return (
    <Page
      title={t(commonMessages.campaigns)}
      mainAction={
        <LinkButton href="/campaigns/new" variant="main" icon="plus">
          {t(messages.create)}
        </LinkButton>
      }
    >
      {isAdmin && <Slot name="campaigns:start" />}
      {view === 'table' && <Waiting waiting={all?.waiting} requested={isAdmin ? all?.counts.requested : 0} />}
      <Tabs
        label={t(messages.states)}
        value={isAll ? 'all' : state}
        onChange={(next) => setQuery({ state: next === 'ongoing' ? '' : next, waiting: '' })}
        items={view === 'calendar' || isWaiting ? [...tabs, { value: 'all', label: t(commonMessages.all) }] : tabs}
      />
      {view === 'calendar' ? (
        <CalendarView state={isAll ? null : state} brandId={brandId} viewSwitch={viewSwitch} />
      ) : (
        <CampaignResults
          state={isWaiting ? undefined : state}
          brandId={brandId}
          filters={filters}
          isAdmin={isAdmin}
          viewSwitch={viewSwitch}
          onCalendar={() => choose('calendar')}
        />
      )}
    </Page>
  )
}
