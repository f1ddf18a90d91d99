import { mountLate, startImages } from '../../../shared/data'
import { startCreator } from '../../start'

export { AssignmentsPage as default } from './AssignmentsPage'

mountLate(startCreator)
mountLate(startImages)
