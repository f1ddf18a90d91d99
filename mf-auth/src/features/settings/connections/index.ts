export { ConnectionsPage as default } from './ConnectionsPage'
