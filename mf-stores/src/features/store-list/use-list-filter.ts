import type { Country } from '@samspel/api'
import type { Box } from '@samspel/map/area'
import { useQueryParams, useTypedParam } from '@samspel/navigation'
import type { Sort } from '@samspel/ui/late'
import { type StoreFilter, toCountry } from '../../data/lists'

const sortKeys = ['name', 'openOffers', 'expectedToday', 'stock'] as const
type SortKey = (typeof sortKeys)[number]
const box = /^-?\d{1,3}(\.\d{1,8})?(,-?\d{1,3}(\.\d{1,8})?){3}$/

const readSort = (text: string | undefined): { key: SortKey; direction: Sort['direction'] } => {
  const key = sortKeys.find((one) => one === text?.replace(/^-/, ''))
  if (!key) return { key: 'expectedToday', direction: 'desc' }
  return { key, direction: text!.startsWith('-') ? 'desc' : 'asc' }
}
const writeSort = ({ key, direction }: Sort) => `${direction === 'desc' ? '-' : ''}${key}`

/** Rounded outwards, to about a hundred metres. */
const writeBox = ([west, south, east, north]: Box) =>
  [Math.floor(west * 1e3), Math.floor(south * 1e3), Math.ceil(east * 1e3), Math.ceil(north * 1e3)]
    .map((value) => value / 1e3)
    .join()

/** Filters and order from the address; invalid values count as absent. */
export function useListFilter(brandId: string) {
  const [params, setParams] = useQueryParams()
  const [typed, type, words] = useTypedParam('q')
  const country = toCountry(params.country)
  const city = params.city || undefined
  const today = (['expected', 'waiting'] as const).find((one) => one === params.today)
  const stock = (['out', 'low'] as const).find((one) => one === params.stock)
  const placed = params.placed === 'town' ? params.placed : undefined
  const bounds = params.area && box.test(params.area) ? params.area : undefined
  const sort = readSort(params.sort)
  const filter: StoreFilter = {
    brandId,
    query: words,
    sort: writeSort(sort) as NonNullable<StoreFilter['sort']>,
    ...(country && { countryCode: country }),
    ...(city && { city }),
    ...(today && { today }),
    ...(stock && { stock }),
    ...(placed && { placed }),
    ...(bounds && { bounds }),
  }
  return {
    filter,
    words,
    typed,
    type,
    country,
    city,
    today,
    stock,
    placed,
    bounds,
    sort,
    selectedId: params.store,
    isMapChosen: params.view === 'map',
    isFiltered: Boolean(words || country || city || today || stock || placed || bounds),
    setCountry: (next: Country | undefined) => setParams({ country: next, city: '', area: '' }),
    setCity: (next: string | undefined) => setParams({ city: next, area: '' }),
    setToday: (next: StoreFilter['today']) => setParams({ today: next }),
    setStock: (next: StoreFilter['stock']) => setParams({ stock: next }),
    setPlaced: (next: StoreFilter['placed']) => setParams({ placed: next }),
    setArea: (next: Box | undefined) => setParams({ area: next && writeBox(next) }),
    setSort: (next: Sort) => setParams({ sort: writeSort(next) }),
    select: (id: string | undefined) => setParams({ store: id }),
    showMap: (shown: boolean) => setParams({ view: shown ? 'map' : '' }),
    clear: () => {
      type('')
      setParams({ country: '', city: '', today: '', stock: '', placed: '', area: '' })
    },
  }
}

export type ListFilter = ReturnType<typeof useListFilter>
