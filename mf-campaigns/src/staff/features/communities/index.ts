export { CommunitiesPage as default } from './CommunitiesPage'
