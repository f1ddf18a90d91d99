import { addRoutes } from '@samspel/api'
import { addressesRoutes } from '@samspel/api/routes/addresses'
import { apiAction } from '@samspel/store'

export const chooseOfParcel = apiAction('chooseOfParcel')
export const confirmParcelArrived = apiAction('confirmParcelArrived')
addRoutes(addressesRoutes)
export const getMyDeliveryAddress = apiAction('getMyDeliveryAddress')
