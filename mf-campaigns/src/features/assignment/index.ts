export { AssignmentPage as default } from './AssignmentPage'
