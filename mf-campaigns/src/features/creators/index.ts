import { creatorLists, mountLate } from '../../data'

export { CreatorsPage as default } from './CreatorsPage'

mountLate(({ injectReducer }) => injectReducer(creatorLists.name, creatorLists.reducer))
