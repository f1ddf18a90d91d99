import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { storeCount, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectArea, selectBrandId, useAppSelector, useEntity, usePagedList, useQuery } from '@samspel/store'
import { Button, cx, EmptyState, LinkButton, Menu, Page, TextButton } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { getBrand } from '../../data/actions'
import { storeListKey, storeLists, toCountry } from '../../data/lists'
import { MapPane } from './MapPane'
import { messages } from './messages'
import css from './StoreListPage.module.css'
import { StoreTable } from './StoreTable'
import { StoreTools } from './StoreTools'
import { useExport } from './use-export'
import { usePlaces } from './use-places'
import { useWide } from './use-wide'

/** Follows the brand switcher: another choice of brand shows that brand's stores. */
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

/** The stores of a brand (R-24, P-04): list and map side by side; where there is no room, one of them. Filters and selection are in the address. */
export function StoreListPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const area = useAppSelector(selectArea)
  const mayAdd = area === 'admin' || area === 'company'
  usePageTitle(t(shared.stores))
  useBrandChoice(brandId)
  const isWide = useWide()
  const exportAll = useExport(brandId)
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const country = toCountry(params.country)
  const list = usePagedList(storeLists, storeListKey({ brandId, query: words, countryCode: country }))
  const brandQuery = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandQuery.result?.brand)
  const { pins, read } = usePlaces({ brandId, country, words }, list)
  const [hoveredId, point] = useState<string>()
  const [outside, setOutside] = useState(0)
  const [wholes, setWholes] = useState(0)
  const isFiltered = Boolean(words || country)
  const showsMap = isWide || params.view === 'map'
  const isEmpty = list.status === 'ready' && list.totalCount === 0 && !isFiltered
  const select = (id: string | undefined) => setParams({ store: id })

  if (list.status === 'error' && list.error && [403, 404, 422].includes(list.error.status)) {
    return (
      <Page title={t(shared.stores)}>
        <EmptyState
          title={t(messages.missingBrand)}
          action={mayAdd && <LinkButton href="/stores">{t(shared.allBrands)}</LinkButton>}
        />
      </Page>
    )
  }
  const clear = () => {
    type('')
    setParams({ country: '' })
  }
  const map = showsMap && !isEmpty && (
    <MapPane
      brandId={brandId}
      country={country}
      pins={pins}
      error={read.status === 'error' ? read.error : undefined}
      onRetry={read.retry}
      selectedId={params.store}
      hoveredId={hoveredId}
      onSelect={select}
      onRest={(seen) => setOutside(seen.outside)}
      wholes={wholes}
    />
  )
  return (
    <div className={cx(isWide && !isEmpty && css.split)}>
      <Page
        isPlace
        className={isWide && !isEmpty ? css.page : undefined}
        title={t(shared.stores)}
        context={
          brand &&
          `${brand.name}, ${t(storeCount, { count: isFiltered ? brand.storesCount : Math.max(brand.storesCount, list.totalCount) })}`
        }
        actions={
          !isEmpty && (
            <>
              {!isWide && (
                <Button icon={showsMap ? 'list' : 'map'} onClick={() => setParams({ view: showsMap ? '' : 'map' })}>
                  {t(showsMap ? messages.list : messages.map)}
                </Button>
              )}
              {mayAdd && (
                <Menu
                  label={t(messages.more)}
                  items={[
                    { label: t(messages.import), icon: 'upload', href: `/brands/${brandId}/stores/import` },
                    { label: t(messages.export), icon: 'download', onClick: () => void exportAll() },
                  ]}
                />
              )}
            </>
          )
        }
        {...(mayAdd && {
          breadcrumbs: [{ label: t(shared.allBrands), href: '/stores' }],
          breadcrumbsLabel: t(shared.breadcrumbs),
          mainAction: (
            <LinkButton variant="main" icon="plus" href={`/brands/${brandId}/stores/new`}>
              {t(messages.add)}
            </LinkButton>
          ),
        })}
      >
        <StoreTools
          typed={typed}
          onType={type}
          country={country}
          onCountry={(next) => setParams({ country: next ?? '' })}
        />
        {!isWide && map}
        {(isWide || !showsMap) && (
          <StoreTable
            list={list}
            brandId={brandId}
            isFiltered={isFiltered}
            onClear={clear}
            mayAdd={mayAdd}
            selectedId={isWide ? params.store : undefined}
            onSelect={isWide ? select : undefined}
            onPoint={point}
          />
        )}
        {showsMap && outside > 0 && (
          <p className={css.outside}>
            {t(messages.outside, { count: outside })}
            <TextButton onClick={() => setWholes(wholes + 1)}>{t(messages.showAll, { count: pins.length })}</TextButton>
          </p>
        )}
      </Page>
      {isWide && map}
    </div>
  )
}
