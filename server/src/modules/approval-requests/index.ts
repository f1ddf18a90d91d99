import type { Handlers } from '../../http/call'
import { approve, create, decline, withdraw } from './commands'
import { listApprovalRequests } from './list'

export { approvalRequestsJob } from './clock-job'
export { approvalsWaitingFor } from './list'

export const approvalRequestHandlers = {
  listApprovalRequests: (call) => listApprovalRequests(call, call.query),
  createApprovalRequest: async (call) => ({ approvalRequest: await create(call, call.body.approvalRequest) }),
  approveApprovalRequest: async (call) => ({ approvalRequest: await approve(call, call.params) }),
  declineApprovalRequest: async (call) => ({
    approvalRequest: await decline(call, { ...call.params, ...call.body }),
  }),
  withdrawApprovalRequest: async (call) => ({ approvalRequest: await withdraw(call, call.params) }),
} satisfies Partial<Handlers>
