export { DraftDesk } from './DraftDesk'
export { MatchNote } from './MatchNote'
