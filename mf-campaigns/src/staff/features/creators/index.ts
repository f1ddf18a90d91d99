import { mountLate } from '../../../shared/data'
import { creatorLists } from './data/creator-lists'

export { CreatorsPage as default } from './CreatorsPage'

mountLate(({ injectReducer }) => injectReducer(creatorLists.name, creatorLists.reducer))
