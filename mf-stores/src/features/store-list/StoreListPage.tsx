import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { commonMessages, storeCount, useText } from '@samspel/i18n'
import type { Box } from '@samspel/map/area'
import { usePageTitle } from '@samspel/navigation'
import {
  type PagedListView,
  selectArea,
  selectBrandId,
  useAppSelector,
  useEntity,
  usePagedList,
  useQuery,
} from '@samspel/store'
import { Button, cx, EmptyState, IconButton, LinkButton, Menu, Page, TextButton, useIsMobile } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { getBrand } from '../../data/actions'
import { storeListCounts, storeListKey, storeLists } from '../../data/lists'
import { SheetsDialog } from './lazy-parts'
import { MapPane } from './MapPane'
import { messages } from './messages'
import { Pills } from './Pills'
import css from './StoreListPage.module.css'
import { StoreTable } from './StoreTable'
import { StoreTools } from './StoreTools'
import { useExport } from './use-export'
import { useListFilter } from './use-list-filter'
import { usePlaces } from './use-places'
import { useWide } from './use-wide'

/** Follows the brand switcher: choosing another brand shows its stores. */
function useBrandChoice(brandId: string) {
  const chosen = useAppSelector(selectBrandId)
  const before = useRef(chosen)
  const navigate = useNavigate()
  useEffect(() => {
    if (chosen === before.current) return
    before.current = chosen
    if (chosen !== brandId) void navigate(chosen ? `/brands/${chosen}/stores` : '/stores')
  }, [chosen, brandId, navigate])
}

function NoBrand({ mayAdd }: { mayAdd: boolean }) {
  const t = useText()
  return (
    <Page title={t(commonMessages.stores)}>
      <EmptyState
        title={t(messages.missingBrand)}
        action={mayAdd && <LinkButton href="/stores">{t(commonMessages.allBrands)}</LinkButton>}
      />
    </Page>
  )
}

type OutsideProps = { isNarrowed: boolean; outside: number; all: number; onAll: () => void }

/** How many stores the map does not show, and the way to all. */
function Outside({ isNarrowed, outside, all, onAll }: OutsideProps) {
  const t = useText()
  return (
    <p className={css.outside}>
      {isNarrowed ? t(messages.onlyHere) : t(messages.outside, { count: outside })}
      <TextButton onClick={onAll}>{t(messages.showAll, { count: all })}</TextButton>
    </p>
  )
}

function useMayAdd(): boolean {
  const area = useAppSelector(selectArea)
  return area === 'admin' || area === 'company'
}

const readError = ({ status, error }: ReturnType<typeof usePlaces>['read']) => (status === 'error' ? error : undefined)

const isRefused = ({ status, error }: PagedListView): boolean =>
  status === 'error' && error !== undefined && [403, 404, 422].includes(error.status)

/** Whose stores they are and how many. A clerk may work in some of the brand's stores only, and sees no others. */
function useWhose(
  brandId: string,
  list: PagedListView,
  { isFiltered, mayAdd }: { isFiltered: boolean; mayAdd: boolean },
) {
  const t = useText()
  const brandQuery = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandQuery.result?.brand)
  const whole = list.status === 'ready' && !isFiltered ? list.totalCount : undefined
  const total = mayAdd ? Math.max(brand?.storesCount ?? 0, whole ?? 0) : whole
  return brand && [brand.name, total !== undefined && t(storeCount, { count: total })].filter(Boolean).join(', ')
}

function Add({ brandId }: { brandId: string }) {
  const t = useText()
  return (
    <LinkButton variant="main" icon="plus" href={`/brands/${brandId}/stores/new`}>
      {t(messages.add)}
    </LinkButton>
  )
}

/** The counts of a list; the previous ones remain until new ones arrive. */
function useCounts(key: string) {
  const found = useAppSelector((state) => storeListCounts.select(state, key))
  const [counts, setCounts] = useState(found)
  if (found && found !== counts) setCounts(found)
  return counts
}

function More({ brandId, onSheets }: { brandId: string; onSheets: () => void }) {
  const t = useText()
  const exportAll = useExport(brandId)
  return (
    <Menu
      label={t(messages.more)}
      items={[
        { label: t(messages.products), icon: 'package', href: `/brands/${brandId}/stores/products` },
        { label: t(messages.report), icon: 'chart-bar', href: `/brands/${brandId}/stores/report` },
        { label: t(messages.import), icon: 'upload', href: `/brands/${brandId}/stores/import` },
        { label: t(messages.export), icon: 'download', onClick: () => void exportAll() },
        { label: t(messages.sheets), icon: 'qrcode', onClick: () => onSheets() },
      ]}
    />
  )
}

/**
 * A brand's stores (R-24, P-04): list and map side by side, or one of them where there is no room. Filters and selection are in the
 * address.
 */
export function StoreListPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const mayAdd = useMayAdd()
  usePageTitle(t(commonMessages.stores))
  useBrandChoice(brandId)
  const isWide = useWide()
  const [isMakingSheets, makeSheets] = useState(false)
  const filter = useListFilter(brandId)
  const { isFiltered, selectedId, isMapChosen } = filter
  const key = storeListKey(filter.filter)
  const list = usePagedList(storeLists, key)
  const counts = useCounts(key)
  const { pins, read } = usePlaces(brandId, filter, list)
  const [hoveredId, point] = useState<string>()
  const [seen, setSeen] = useState<{ box: Box; outside: number }>()
  const [wholes, setWholes] = useState(0)
  const outside = seen?.outside ?? 0
  const showsMap = isWide || isMapChosen
  const isEmpty = list.status === 'ready' && list.totalCount === 0 && !isFiltered
  const isSplit = isWide && !isEmpty
  const context = useWhose(brandId, list, { isFiltered, mayAdd })
  const showAll = () => {
    filter.setArea(undefined)
    setWholes(wholes + 1)
  }

  if (isRefused(list)) return <NoBrand mayAdd={mayAdd} />
  const map = showsMap && !isEmpty && (
    <MapPane
      brandId={brandId}
      country={filter.country}
      pins={pins}
      error={readError(read)}
      onRetry={read.retry}
      selectedId={selectedId}
      hoveredId={hoveredId}
      onSelect={filter.select}
      onRest={setSeen}
      onArea={outside > 0 ? () => filter.setArea(seen?.box) : undefined}
      wholes={wholes}
    />
  )
  return (
    <div className={cx(isSplit && css.split)}>
      <Page
        isPlace
        className={isSplit ? css.page : undefined}
        title={t(commonMessages.stores)}
        context={context}
        tools={
          !isEmpty && (
            <>
              {!isWide && <MapSwitch isMap={showsMap} onPress={() => filter.showMap(!showsMap)} />}
              {mayAdd && <More brandId={brandId} onSheets={() => makeSheets(true)} />}
            </>
          )
        }
        {...(mayAdd && {
          breadcrumbs: [{ label: t(commonMessages.allBrands), href: '/stores' }],
          breadcrumbsLabel: t(shared.breadcrumbs),
          mainAction: <Add brandId={brandId} />,
        })}
      >
        {counts && !isEmpty && <Pills counts={counts} filter={filter} mayEdit={mayAdd} brandId={brandId} />}
        <StoreTools filter={filter} counts={counts} />
        {!isWide && map}
        {(isWide || !showsMap) && (
          <StoreTable
            list={list}
            brandId={brandId}
            isFiltered={isFiltered}
            onClear={filter.clear}
            mayAdd={mayAdd}
            counts={counts}
            sort={filter.sort}
            onSort={filter.setSort}
            selectedId={isWide ? selectedId : undefined}
            onSelect={isWide ? filter.select : undefined}
            onPoint={point}
          />
        )}
        {showsMap && (outside > 0 || filter.bounds) && (
          <Outside isNarrowed={Boolean(filter.bounds)} outside={outside} all={pins.length} onAll={showAll} />
        )}
      </Page>
      {isWide && map}
      {isMakingSheets && <SheetsDialog brandId={brandId} onClose={() => makeSheets(false)} />}
    </div>
  )
}

/** Switches between list and map; labelled where there is room beside the title. */
function MapSwitch({ isMap, onPress }: { isMap: boolean; onPress: () => void }) {
  const t = useText()
  const look = { icon: isMap ? 'list' : 'map', onClick: onPress } as const
  const label = t(isMap ? messages.list : commonMessages.map)
  return useIsMobile() ? <IconButton variant="line" label={label} {...look} /> : <Button {...look}>{label}</Button>
}
