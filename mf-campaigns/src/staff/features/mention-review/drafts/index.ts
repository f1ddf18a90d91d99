export { DraftDesk } from './DraftDesk'
