export { LeaveSheet, LeavingNotice } from '@samspel/offer/leaving'
