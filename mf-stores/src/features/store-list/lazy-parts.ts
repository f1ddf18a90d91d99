import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'

/** The map of the list; Leaflet comes with it, when it is first shown. */
export const StoresMap = lazyPart(() =>
  import(/* webpackChunkName: "stores-map" */ './map/StoresMap').then((module) => module.StoresMap),
)

/** Comes when the signs of all stores are first asked for. */
export const SheetsDialog = lazyDialog(() =>
  import(/* webpackChunkName: "store-sheets" */ './sheets/SheetsDialog').then((module) => module.SheetsDialog),
)
