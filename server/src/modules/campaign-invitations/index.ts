export { invite, type Invite, type Invited } from './invite'
