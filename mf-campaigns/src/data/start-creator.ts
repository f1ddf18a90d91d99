import { assignmentLists } from './assignments'
import { creatorSaga } from './creator-saga'
import type { Mounts } from './late-parts'
import { invitationLists, offerLists, ownPostLists } from './offers'

/** Mounts what creators have: offers, invitations, own posts and assignments. */
export const startCreator = ({ injectReducer, injectSaga }: Mounts): void => {
  for (const lists of [offerLists, invitationLists, assignmentLists, ownPostLists]) injectReducer(lists)
  injectSaga('mf-campaigns-creator', creatorSaga)
}
