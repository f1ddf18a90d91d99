import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { storeCount, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams, useTypedParam } from '@samspel/navigation'
import { selectArea, selectBrandId, useAppSelector, useEntity, usePagedList, useQuery } from '@samspel/store'
import { EmptyState, LinkButton, Page } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { getBrand } from '../../data/actions'
import { storeListKey, storeLists, toCountry } from '../../data/lists'
import { messages } from './messages'
import { StoreTable } from './StoreTable'
import { StoreTools } from './StoreTools'

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

/** The stores of a brand (R-24, P-04). */
export function StoreListPage() {
  const t = useText()
  const { brandId = '' } = useParams()
  const area = useAppSelector(selectArea)
  const mayAdd = area === 'admin' || area === 'company'
  usePageTitle(t(shared.stores))
  useBrandChoice(brandId)
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const country = toCountry(params.country)
  const list = usePagedList(storeLists, storeListKey({ brandId, query: words, countryCode: country }))
  const brandQuery = useQuery(getBrand({ params: { id: brandId } }))
  const brand = useEntity('brands', brandQuery.result?.brand)
  const isFiltered = Boolean(words || country)

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
  return (
    <Page
      isPlace
      title={t(shared.stores)}
      context={
        brand &&
        `${brand.name}, ${t(storeCount, { count: isFiltered ? brand.storesCount : Math.max(brand.storesCount, list.totalCount) })}`
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
      <StoreTable list={list} brandId={brandId} isFiltered={isFiltered} onClear={clear} mayAdd={mayAdd} />
    </Page>
  )
}
