import { addRoutes } from '@samspel/api'
import { blocklistRoutes } from '@samspel/api/routes/blocklist'
import { apiAction, queryActions } from '@samspel/store'

addRoutes(blocklistRoutes)

export const listBlockedCreators = apiAction('listBlockedCreators')
export const blockCreator = apiAction('blockCreator')
export const unblockCreator = apiAction('unblockCreator')

/** What is read anew when a brand has blocked a creator, or let one in. */
export const blockAnswers = [queryActions.invalidated({ prefix: listBlockedCreators.endpoint })]
