import { lazyPart } from '@samspel/federation'

/** The map of the list; Leaflet comes with it, when it is first shown. */
export const StoresMap = lazyPart(() =>
  import(/* webpackChunkName: "stores-map" */ './map/StoresMap').then((module) => module.StoresMap),
)
