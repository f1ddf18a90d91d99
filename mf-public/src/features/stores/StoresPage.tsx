import { useLocation } from 'react-router'
import { useText } from '@samspel/i18n'
import { changeQuery, useEntities, useEntity, usePageTitle, useQuery, useQueryParams, useTypedParam } from '@samspel/store'
import { Button, EmptyState, ErrorState, Page, Row, SearchField, SkeletonList, Tag, TextButton } from '@samspel/ui'
import { CountryField } from '../../components/CountryField'
import { messages as shared } from '../../components/messages'
import { toCountry } from '../../data/offers'
import { byCity, findPlaces } from '../../data/places'
import { getBrand, listStoreLocations } from '../../data/stores'
import { messages } from './messages'
import { CityList, PlaceList } from './PlaceLists'
import css from './StoresPage.module.css'

/** Fewer stores than this are listed at once, without a choice of city first. */
const few = 12

/** Stores by country and city; what is chosen stands in the address (S-06). */
export function StoresPage() {
  const t = useText()
  usePageTitle(t(messages.title))
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const { city, brand: brandId } = params
  const { pathname: path, search } = useLocation()
  const country = toCountry(params.country)
  const query = useQuery(listStoreLocations({ query: { ...(country && { country }), ...(brandId && { brandId }) } }))
  const all = useEntities('storeLocations', query.result?.storeLocations ?? [])
  const brandQuery = useQuery(brandId ? getBrand({ params: { id: brandId } }) : undefined)
  const brand = useEntity('brands', brandQuery.result?.brand)

  const found = findPlaces(all, words).filter((place) => !city || place.city === city)
  const clear = () => {
    type('')
    setParams({ q: '', city: '', country: '', brand: '' })
  }
  const content = () => {
    if (query.status === 'loading') return <SkeletonList label={t(shared.loading)} rows={8} />
    if (query.status === 'error' && all.length === 0) return <ErrorState message={t(messages.failed)} retryLabel={t(shared.retry)} onRetry={query.retry} />
    if (found.length === 0) return <EmptyState title={t(messages.none)} text={t(messages.noneText)} action={<Button onClick={clear}>{t(messages.clear)}</Button>} />
    if (city || found.length <= few) {
      return <PlaceList key={`${city} ${words}`} places={byCity(found).flatMap(({ stores }) => stores)} showCity={!city} aside={city && <TextButton onClick={() => setParams({ city: '' }, { push: true })}>{t(messages.allCities)}</TextButton>} />
    }
    return <CityList key={words} cities={byCity(found)} hrefOf={(name) => `${path}?${changeQuery(search, { city: name, q: '' })}`} />
  }
  return (
    <Page title={city ?? t(messages.title)} context={!city && t(messages.context)}>
      <div className={css.tools}>
        <SearchField label={t(messages.find)} placeholder={t(messages.placeholder)} value={typed} onChange={type} className={css.search} />
        <CountryField hideLabel value={country} onChange={(next) => setParams({ country: next ?? '', city: '' })} />
      </div>
      {brand && <Row><Tag onRemove={() => setParams({ brand: '' })}>{t(messages.onlyBrand, { brand: brand.name })}</Tag></Row>}
      {content()}
    </Page>
  )
}
