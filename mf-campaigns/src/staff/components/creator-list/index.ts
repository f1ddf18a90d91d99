import { pageState } from '../../../shared/data'
import { creatorLists } from './data/creator-lists'
import { creatorFindings, findingsName } from './data/findings'
import { askedCreators, askedCreatorsName, potentialLists } from './data/invitations'

export { CreatorList } from './CreatorList'
export { askCreators, creatorLists } from './data/creator-lists'
export {
  type AskedCreator,
  canBeAsked,
  deleteCampaignInvitation,
  listCampaignInvitations,
  potentialLists,
  potentialPageSize,
  selectAskedCreators,
} from './data/invitations'
export { messages as creatorListMessages } from './messages'
export { useCreatorList } from './use-creator-list'
export { filterParts, noFilters } from './use-filter'
export { mostSelected, useSelection } from './use-selection'

/** State of lists of creators: the directory's, and a campaign's. */
export const mountCreatorLists = (): void =>
  pageState.mount(({ injectReducer }) => {
    injectReducer(creatorLists.name, creatorLists.reducer)
    injectReducer(potentialLists)
    injectReducer(askedCreatorsName, askedCreators)
    injectReducer(findingsName, creatorFindings)
  })
