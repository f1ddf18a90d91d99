import { lazyPart } from '@samspel/federation'
import { MapLoading } from './MapLoading'

export { MapLoading } from './MapLoading'

/** A small map with the pin of a store; Leaflet comes with it, when it is first shown. */
export const StorePinMap = lazyPart(
  () => import(/* webpackChunkName: "pin-map" */ './StorePinMap').then((module) => module.StorePinMap),
  { Loading: MapLoading },
)

/** The map of several stores; Leaflet comes with it, when it is first shown. */
export const StoresMap = lazyPart(() =>
  import(/* webpackChunkName: "stores-map" */ './StoresMap').then((module) => module.StoresMap),
)
