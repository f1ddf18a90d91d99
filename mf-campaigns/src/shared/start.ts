import type { StateMounts } from '@samspel/federation'
import { liveCampaignSaga, mentionLists, mentionSaga, participationLists } from './data'

/** Mounts what both audiences have from the start: participations, mentions, and what keeps them true. */
export const startShared = ({ injectReducer, injectSaga }: StateMounts): void => {
  injectReducer(participationLists)
  injectReducer(mentionLists)
  injectSaga('mf-campaigns', liveCampaignSaga)
  injectSaga('mf-campaigns-mentions', mentionSaga)
}
