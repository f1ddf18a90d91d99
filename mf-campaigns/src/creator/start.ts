import type { StateMounts } from '@samspel/federation'
import { creatorSaga, invitationLists, offerLists, ownPostLists } from './data'

/** Mounts the creators' state: offers, invitations, own posts and assignments. */
export const startCreator = ({ injectReducer, injectSaga }: StateMounts): void => {
  for (const lists of [offerLists, invitationLists, ownPostLists]) injectReducer(lists)
  injectSaga('mf-campaigns-creator', creatorSaga)
}
