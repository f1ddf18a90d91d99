import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentPage as default } from './AssignmentPage'
export { PickupMentions } from './PickupMentions'

pageState.mount(startCreator)
