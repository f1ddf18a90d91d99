import { lazyPart } from '@samspel/federation'
import { MapLoading } from './MapLoading'

export { MapLoading } from './MapLoading'

/** A small map with a store's pin; Leaflet is loaded on first use. */
export const StorePinMap = lazyPart(
  () => import(/* webpackChunkName: "pin-map" */ './StorePinMap').then((module) => module.StorePinMap),
  { Loading: MapLoading },
)

/** A map of several stores; Leaflet is loaded on first use. */
export const StoresMap = lazyPart(() =>
  import(/* webpackChunkName: "stores-map" */ './StoresMap').then((module) => module.StoresMap),
)
