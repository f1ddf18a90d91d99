import { mountLate, startCreator } from '../../data'

export { AssignmentPage as default } from './AssignmentPage'

mountLate(startCreator)
