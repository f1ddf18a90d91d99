export { CollaborationPage as default } from './CollaborationPage'
