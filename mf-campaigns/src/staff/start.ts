import type { StateMounts } from '@samspel/federation'
import { campaignLists, campaignSaga, reviewCounts, reviewCountsName } from './data'

/** Mounts the state all staff pages need: campaigns by filter, mentions by state, and the sagas that refresh them. */
export const startStaff = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(campaignLists)
  injectReducer(reviewCountsName, reviewCounts)
  injectSaga('mf-campaigns-staff', campaignSaga)
}
