import { pageState } from '../../../shared/data'
import { creatorPosts } from './data/profile'

export { CreatorProfilePage as default } from './CreatorProfilePage'

pageState.mount(({ injectReducer }) => injectReducer(creatorPosts))
