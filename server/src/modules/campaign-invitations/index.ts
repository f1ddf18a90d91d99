export { invite, inviteLists, type Invite, type Invited } from './invite'
