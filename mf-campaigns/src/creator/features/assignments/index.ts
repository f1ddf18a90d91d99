import { pageState, startImages } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentsPage as default } from './AssignmentsPage'
export { KeepOffline } from './KeepOffline'

pageState.mount(startCreator)
pageState.mount(startImages)
