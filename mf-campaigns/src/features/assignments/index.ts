export { AssignmentsPage as default } from './AssignmentsPage'
