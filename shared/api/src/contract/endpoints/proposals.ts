import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { Proposal } from '../entities'
import { Count, IdParams, OneOf, Shape } from '../primitives'

const tag = 'proposals'
const response = Shape({ proposal: Proposal })

/** The fee of an application where the campaign's terms let creators name it. */
export const proposalEndpoints = {
  changeProposal: endpoint({
    method: 'PATCH',
    path: '/proposals/:id',
    actors: creators,
    tag,
    summary:
      'The creator names another fee, by the id of the participation, or of what is picked up. 422 out_of_span at `fee`, 409 conflict while another fee of the brand waits for an answer, 409 already_decided once the application is.',
    params: IdParams,
    body: Shape({ fee: Count }),
    response,
  }),
  counterProposal: endpoint({
    method: 'POST',
    path: '/proposals/:id/counter',
    actors: brandStaff,
    tag,
    summary:
      'The brand answers with another fee, one at a time: 409 conflict while one waits. It stands as long as the application. 422 out_of_span or not_other at `fee`, 422 insufficient_funds where the account does not cover it, 409 already_decided.',
    params: IdParams,
    body: Shape({ fee: Count }),
    response,
  }),
  answerCounter: endpoint({
    method: 'PATCH',
    path: '/proposals/:id/counter',
    actors: creators,
    tag,
    summary:
      "The creator's yes approves the application at the brand's fee, which is held; a no leaves the own proposal. `fee` is the one that was read: 409 already_decided where it is no longer the one that waits. 422 fee_not_covered, 409 campaign_full, 422 campaign_closed or choice_out where it cannot be approved any more: it waits on, and the brand is told.",
    params: IdParams,
    body: Shape({ answer: OneOf(['yes', 'no'] as const), fee: Count }),
    response,
  }),
}
