import { pageState } from '../../../shared/data'
import { creatorLists } from './data/creator-lists'

export { CreatorsPage as default } from './CreatorsPage'

pageState.mount(({ injectReducer }) => injectReducer(creatorLists.name, creatorLists.reducer))
