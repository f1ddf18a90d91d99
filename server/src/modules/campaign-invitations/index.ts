export { type Invite, invite, type Invited } from './invite'
