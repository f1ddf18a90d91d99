import { mountLate } from '../../../shared/data'
import { creatorPosts } from './data/collaborations'

export { CreatorProfilePage as default } from './CreatorProfilePage'

mountLate(({ injectReducer }) => injectReducer(creatorPosts))
