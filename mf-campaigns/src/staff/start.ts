import type { StateMounts } from '@samspel/federation'
import { campaignLists, campaignSaga, reviewCounts, reviewCountsName } from './data'

/** Mounts what every page of staff stands on: campaigns by filter, mentions by state, and what keeps them true. */
export const startStaff = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(campaignLists)
  injectReducer(reviewCountsName, reviewCounts)
  injectSaga('mf-campaigns-staff', campaignSaga)
}
