import { mountLate } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentPage as default } from './AssignmentPage'

mountLate(startCreator)
