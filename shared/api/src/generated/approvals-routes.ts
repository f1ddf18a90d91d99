// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const approvalsRoutes: RouteTable = {
  listApprovalRequests: {"method":"GET","path":"/approval_requests"},
  createApprovalRequest: {"method":"POST","path":"/approval_requests"},
  approveApprovalRequest: {"method":"PATCH","path":"/approval_requests/:id/approve"},
  declineApprovalRequest: {"method":"PATCH","path":"/approval_requests/:id/decline"},
  withdrawApprovalRequest: {"method":"DELETE","path":"/approval_requests/:id"},
}
