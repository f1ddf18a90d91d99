import { creatorDirectories, creatorDirectoriesName, mountLate } from '../../data'

export { CreatorsPage as default } from './CreatorsPage'

mountLate(({ injectReducer }) => injectReducer(creatorDirectoriesName, creatorDirectories))
