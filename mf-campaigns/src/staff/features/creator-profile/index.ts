import { pageState } from '../../../shared/data'
import { creatorPosts } from './data/collaborations'

export { CreatorProfilePage as default } from './CreatorProfilePage'

pageState.mount(({ injectReducer }) => injectReducer(creatorPosts))
