import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { countries, type Country } from '@samspel/api'
import type { Box } from '@samspel/map/area'
import { type QueryChange, useQueryParams } from '@samspel/navigation'
import { useGeolocation } from '../../components/location/use-geolocation'
import { useRead } from '../../data/api'
import { useChosenTown } from '../../data/chosen-town'
import { useVisitorCountry } from '../../data/visitor-country'
import { type City, getStorePoints, listCities, POINTS_KEPT_MS } from './data'
import {
  AROUND_ZOOM,
  boxOfPoints,
  boxOfView,
  holds,
  isIn,
  type MapView,
  readView,
  startIn,
  storeZoom,
  type Target,
  TOWN_ZOOM,
  writeBounds,
  writeView,
} from './view'

/** Delay after the last movement before the list and the address are updated, ms. */
const REST_MS = 300
const id = (text: string | undefined) =>
  text && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : undefined
const noCities: readonly City[] = []
const viewless = { lat: '', lng: '', z: '' }

const viewOf = ({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>): MapView => ({
  lat: latitude,
  lng: longitude,
  zoom: TOWN_ZOOM,
})

/** The query of the address. Updating it is slow on weak phones, so pending changes are merged into the next one. */
function useAddress(): [ReturnType<typeof useQueryParams>[0], (change: QueryChange) => void] {
  const [params, setParams] = useQueryParams()
  const onItsWay = useRef<Record<string, string>>({})
  useEffect(() => {
    for (const [name, value] of Object.entries(onItsWay.current))
      if ((params[name] ?? '') === value) delete onItsWay.current[name]
  }, [params])
  const change = useCallback(
    (next: QueryChange) => {
      for (const [name, value] of Object.entries(next)) onItsWay.current[name] = value ?? ''
      setParams({ ...onItsWay.current })
    },
    [setParams],
  )
  return [params, change]
}

/** State of the map page. The address is the source of truth for filter, store and view (S-06); invalid values count as absent. */
export function useStoresMap() {
  const [params, setParams] = useAddress()
  const isLeaving = useNavigation().state !== 'idle'
  const { position, ...location } = useGeolocation()
  const [start] = useState(() => readView(params))
  const visitorCountry = useVisitorCountry()
  const chosenTown = useChosenTown()
  const from = position ?? chosenTown
  const [home] = useState(() => (from ? { ...viewOf(from), zoom: AROUND_ZOOM } : startIn(visitorCountry)))
  const [target, setTarget] = useState<Target>()
  const country = countries.find((code) => code === params.country)
  const [brandId, storeId] = [id(params.brand), id(params.store)]
  const city = country && params.city
  const isBare = !start && !country && !brandId && !storeId
  // Whoever has shown where they are, on another page, is there already.
  const [isNear, setNear] = useState(isBare && position !== undefined)
  const [box, setBox] = useState<Box | undefined>(() => {
    const first = start ?? (isBare && from ? home : undefined)
    return first && boxOfView(first)
  })

  const filter = { ...(country && { country }), ...(brandId && { brandId }) }
  const read = useRead(getStorePoints({ query: filter }), { staleTime: POINTS_KEPT_MS })
  const points = read.data?.storePoints
  const whole = useMemo(() => points && boxOfPoints(points.lngLat), [points])
  const citiesRead = useRead(listCities({ query: filter }), { keepPrevious: true, staleTime: POINTS_KEPT_MS })
  const cities = citiesRead.data?.cities ?? noCities

  // What the map has to show once its position is known.
  const wanted = useRef<'opening' | 'all' | undefined>(!start && !isBare ? 'opening' : undefined)
  /** The view that this page last wrote to the address. */
  const seen = useRef(JSON.stringify(start))
  const ownStore = useRef(start ? storeId : undefined)

  const placeOf = useCallback(
    (store: string): MapView | undefined => {
      const index = points?.ids.indexOf(store) ?? -1
      return index < 0
        ? undefined
        : { lat: points!.lngLat[2 * index + 1]! / 1e5, lng: points!.lngLat[2 * index]! / 1e5, zoom: storeZoom() }
    },
    [points],
  )

  useEffect(() => {
    if (read.status === 'error') wanted.current = undefined
    if (!wanted.current || !points) return
    const isOpening = wanted.current === 'opening'
    if (isOpening && city && !storeId && citiesRead.status === 'loading') return
    const town = isOpening ? cities.find(({ name }) => name === city) : undefined
    const next = (isOpening && storeId && placeOf(storeId)) || (town && viewOf(town)) || whole
    ownStore.current = storeId
    wanted.current = undefined
    if (next) setTarget(next)
  }, [points, whole, cities, city, storeId, citiesRead.status, read.status, placeOf])

  // Links and history change the address from outside.
  const asked = JSON.stringify(readView(params))
  useEffect(() => {
    if (asked === seen.current) return
    seen.current = asked
    if (asked) setTarget(JSON.parse(asked) as MapView)
    else setTarget({ ...home })
  }, [asked, home])
  useEffect(() => {
    if (!storeId || storeId === ownStore.current || wanted.current) return
    const place = placeOf(storeId)
    if (!place) return
    ownStore.current = storeId
    setTarget(place)
  }, [storeId, placeOf])

  useEffect(() => {
    if (isNear && position) setTarget(viewOf(position))
  }, [isNear, position])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
    return () => clearTimeout(timer.current)
  }, [isLeaving])
  const rested = useRef((_: MapView, __: Box) => {})
  rested.current = (view, next) => {
    if (wanted.current || isLeaving) return
    setBox(next)
    const isHome = JSON.stringify(writeView(view)) === JSON.stringify(writeView(home))
    const showsAll = !params.lat && (isHome || (whole !== undefined && holds(next, whole)))
    const town = city ? cities.find(({ name }) => name === city) : undefined
    const isElsewhere = town && !isIn(next, { lat: town.latitude, lng: town.longitude })
    const written = showsAll ? viewless : writeView(view)
    seen.current = JSON.stringify(readView(written))
    if (
      written.lat === (params.lat ?? '') &&
      written.lng === (params.lng ?? '') &&
      written.z === (params.z ?? '') &&
      !isElsewhere
    )
      return
    setParams({ ...written, ...(isElsewhere && { city: '' }) })
  }
  const onMove = useCallback((view: MapView, next: Box) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => rested.current(view, next), REST_MS)
  }, [])

  const showAll = () => {
    wanted.current = 'all'
  }
  return {
    country,
    city,
    brandId,
    storeId,
    visitorCountry,
    filter,
    points,
    cities,
    start: start ?? home,
    target,
    onMove,
    position,
    isNear,
    read,
    isLocating: location.status === 'asking',
    bounds: box && !(whole && holds(box, whole)) ? writeBounds(box) : undefined,
    setCountry: (next: Country | undefined) => {
      showAll()
      setParams({ country: next, city: '' })
    },
    setCity: (next: City | undefined) => {
      setParams({ city: next?.name, country: next ? countries.find((code) => code === next.countryCode) : country })
      if (next) setTarget(viewOf(next))
    },
    setBrand: (next: string | undefined) => {
      showAll()
      setParams({ brand: next, store: '' })
    },
    select: (next: string | undefined) => {
      ownStore.current = next
      setParams({ store: next })
    },
    zoomTo: (store: string) => {
      const place = placeOf(store)
      if (place) setTarget(place)
    },
    locate: () => {
      setNear(true)
      if (position) setTarget(viewOf(position))
      else location.ask()
    },
    stopNear: () => setNear(false),
    clear: () => {
      setNear(false)
      seen.current = JSON.stringify(undefined)
      setParams({ ...viewless, country: '', city: '', brand: '', store: '' })
      if (country || brandId) showAll()
      else if (whole) setTarget([...whole] as Box)
    },
  }
}

export type StoresMap = ReturnType<typeof useStoresMap>
