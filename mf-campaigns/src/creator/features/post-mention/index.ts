import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { PickupPost } from './PickupPost'
export { PostMentionPage as default } from './PostMentionPage'

pageState.mount(startCreator)
