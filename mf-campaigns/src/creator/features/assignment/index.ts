import { pageState } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentPage as default } from './AssignmentPage'

pageState.mount(startCreator)
