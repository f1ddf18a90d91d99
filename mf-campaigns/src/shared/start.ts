import type { StateMounts } from '@samspel/federation'
import { liveCampaignSaga, mentionLists, mentionSaga, participationLists } from './data'

/** Mounts the state both audiences need from the start: participations, mentions, and the sagas that keep them up to date. */
export const startShared = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(participationLists)
  injectReducer(mentionLists)
  injectSaga('mf-campaigns', liveCampaignSaga)
  injectSaga('mf-campaigns-mentions', mentionSaga)
}
