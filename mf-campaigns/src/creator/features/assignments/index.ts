import { pageState, startImages } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentsPage as default } from './AssignmentsPage'

pageState.mount(startCreator)
pageState.mount(startImages)
