import { approvalRequestKinds } from '../../approval-requests'
import { companyStaff } from '../actors'
import { endpoint } from '../endpoint'
import { ApprovalRequest } from '../entities'
import { Count, FilledText, Id, IdParams, listOf, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'approval requests'
const response = Shape({ approvalRequest: ApprovalRequest })

/** What goes above the limit of one person waits for a colleague with room. */
export const approvalRequestEndpoints = {
  listApprovalRequests: endpoint({
    method: 'GET',
    path: '/approval_requests',
    actors: companyStaff,
    tag,
    summary:
      'Those that wait for the caller, the oldest on top, or with `whose=asked` the caller’s own, open or answered, the newest on top.',
    query: Shape({ ...paged, whose: Optional(OneOf(['toAnswer', 'asked'] as const)), brandId: Optional(Id) }),
    response: listOf('approvalRequests', ApprovalRequest),
  }),
  createApprovalRequest: endpoint({
    method: 'POST',
    path: '/approval_requests',
    actors: companyStaff,
    tag,
    summary:
      'Asks those at the brand with room for it. `fee` is the other fee of a `counter`. Refused as the act itself is, for any other reason than the limit; 422 within_limit where the caller has room, 409 already_asked while one is open for the same thing.',
    body: Shape({
      approvalRequest: Shape({
        kind: OneOf(approvalRequestKinds),
        subjectId: Id,
        fee: Optional(Count),
        note: Optional(Text(500)),
      }),
    }),
    response,
  }),
  approveApprovalRequest: endpoint({
    method: 'PATCH',
    path: '/approval_requests/:id/approve',
    actors: companyStaff,
    tag,
    summary:
      'Carries out what was asked for as the caller’s own act, with all that it may be refused for: 422 above_limit, insufficient_funds, 409 already_decided, proposal_changed. Nobody answers an own request.',
    params: IdParams,
    response,
  }),
  declineApprovalRequest: endpoint({
    method: 'PATCH',
    path: '/approval_requests/:id/decline',
    actors: companyStaff,
    tag,
    summary: 'Says no with a reason; the thing itself waits on. 409 already_decided once it is answered or has lapsed.',
    params: IdParams,
    body: Shape({ reason: FilledText(500) }),
    response,
  }),
  withdrawApprovalRequest: endpoint({
    method: 'DELETE',
    path: '/approval_requests/:id',
    actors: companyStaff,
    tag,
    summary: 'Takes back the own request.',
    params: IdParams,
    response,
  }),
}
