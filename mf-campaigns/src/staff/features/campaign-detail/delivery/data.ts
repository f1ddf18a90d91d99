import { addRoutes } from '@samspel/api'
import { parcelsRoutes } from '@samspel/api/routes/parcels'
import { apiAction } from '@samspel/store'

addRoutes(parcelsRoutes)

export const listParcels = apiAction('listParcels')
export const updateParcel = apiAction('updateParcel')
export const sendParcels = apiAction('sendParcels')
export const takeBackParcel = apiAction('takeBackParcel')
export const replaceParcel = apiAction('replaceParcel')
export const remindOfParcels = apiAction('remindOfParcels')
export const exportParcels = apiAction('exportParcels')
export const getPackingList = apiAction('getPackingList')
export const importTracking = apiAction('importTracking')

/** Most parcels that one call takes. */
export const parcelsPerCall = 200
