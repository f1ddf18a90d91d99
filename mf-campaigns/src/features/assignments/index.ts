import { mountLate, startCreator, startImages } from '../../data'

export { AssignmentsPage as default } from './AssignmentsPage'

mountLate(startCreator)
mountLate(startImages)
