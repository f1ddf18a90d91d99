export { AdminInvitationsPage } from './AdminInvitationsPage'
export { UsersPage } from './UsersPage'
