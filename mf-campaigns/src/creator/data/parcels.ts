import { apiAction } from '@samspel/store'

export const chooseOfParcel = apiAction('chooseOfParcel')
export const confirmParcelArrived = apiAction('confirmParcelArrived')
export const getMyDeliveryAddress = apiAction('getMyDeliveryAddress')
