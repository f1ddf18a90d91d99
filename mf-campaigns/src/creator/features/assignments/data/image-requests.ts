import { listMyImagePurchases } from '../../../data'

/** Requests for pictures that await the creator's answer. */
export const countImageRequests = () => listMyImagePurchases({ query: { state: 'requested', perPage: 1 } })
