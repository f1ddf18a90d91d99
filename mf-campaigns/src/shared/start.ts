import { liveCampaignSaga, mentionLists, mentionSaga, type Mounts, participationLists } from './data'

/** Mounts what both audiences have from the start: participations, mentions, and what keeps them true. */
export const startShared = ({ injectReducer, injectSaga }: Mounts): void => {
  injectReducer(participationLists)
  injectReducer(mentionLists)
  injectSaga('mf-campaigns', liveCampaignSaga)
  injectSaga('mf-campaigns-mentions', mentionSaga)
}
