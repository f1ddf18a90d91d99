import type { Handlers } from '../../http/call'
import { end, getLeaveTerms, leave, undo } from './commands'

export { carryOutOf, leavingJob, runLeavings } from './clock-job'
export { endCollaboration } from './end'

export const leavingHandlers = {
  getLeaveTerms: async (call) => ({ leaveTerms: await getLeaveTerms(call, call.params) }),
  leaveCollaboration: async (call) => ({ leaveTerms: await leave(call, { ...call.params, ...call.body }) }),
  undoLeaving: async (call) => ({ leaveTerms: await undo(call, call.params) }),
  endCollaboration: async (call) => ({ leaveTerms: await end(call, { ...call.params, ...call.body }) }),
} satisfies Partial<Handlers>
