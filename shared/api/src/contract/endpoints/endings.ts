import { Type } from 'typebox'
import { endReasons, leaveReasons } from '../../ending-states'
import { brandStaff, creators, signedIn } from '../actors'
import { endpoint } from '../endpoint'
import { AccountObstacle, LeaveTerms } from '../entities'
import { FilledText, IdParams, OneOf, Optional, Shape, Text } from '../primitives'

const tag = 'endings'
const response = Shape({ leaveTerms: LeaveTerms })

/** The ways out of what both sides have said yes to. */
export const endingEndpoints = {
  getLeaveTerms: endpoint({
    method: 'GET',
    path: '/agreements/:id/leave_terms',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      "What follows were the caller's side to end a participation or what was picked up, by the id of that: for each reason what is paid to whom, and whether it counts.",
    params: IdParams,
    response,
  }),
  leaveCollaboration: endpoint({
    method: 'POST',
    path: '/agreements/:id/leaving',
    actors: creators,
    tag,
    summary:
      'The creator leaves; it is carried out after an hour unless it is undone. 409 conflict while one is open already, 422 work_waiting while a post waits for an answer, illegal_transition where nothing goes on.',
    params: IdParams,
    body: Shape({ reason: OneOf(leaveReasons), words: Optional(Text(500)) }),
    response,
  }),
  undoLeaving: endpoint({
    method: 'DELETE',
    path: '/agreements/:id/leaving',
    actors: creators,
    tag,
    summary: 'Undoes leaving within the hour; 409 already_decided once it was carried out or undone.',
    params: IdParams,
    response,
  }),
  endCollaboration: endpoint({
    method: 'POST',
    path: '/agreements/:id/ending',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'The brand ends it, with a reason: what is held goes to the creator and back as the terms say, at once. With `never_posted` all of it goes back; with `rounds_used` posts that wait are rejected. 409 already_decided, 422 work_waiting.',
    params: IdParams,
    body: Shape({ reason: OneOf(endReasons), words: FilledText(2_000) }),
    response,
  }),
  listAccountObstacles: endpoint({
    method: 'GET',
    path: '/account/obstacles',
    actors: signedIn,
    beforeLetIn: 'ownAccount',
    tag,
    summary: 'All that stands in the way of deleting the own account, at once, each with the page where it is solved.',
    response: Shape({ obstacles: Type.Array(AccountObstacle) }),
  }),
}
