import { creatorPosts, mountLate } from '../../data'

export { CreatorProfilePage as default } from './CreatorProfilePage'

mountLate(({ injectReducer }) => injectReducer(creatorPosts))
