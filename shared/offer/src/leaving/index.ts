export { LeaveSheet } from './LeaveSheet'
export { LeavingNotice } from './LeavingNotice'
export { messages as leavingMessages } from './messages'
