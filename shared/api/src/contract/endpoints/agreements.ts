import { Type } from 'typebox'
import { brandStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { Agreement, AgreementProposal } from '../entities'
import { Day, IdParams, LocaleCode, OneOf, Optional, Shape, Text } from '../primitives'

const tag = 'agreements'
const response = Shape({ agreement: Agreement })

/** What both sides of a collaboration have said yes to. */
export const agreementEndpoints = {
  getAgreement: endpoint({
    method: 'GET',
    path: '/agreements/:id',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'The agreement of a participation or of what is picked up, by the id of that, with all versions; for both sides. 404 before the brand has said yes.',
    params: IdParams,
    response,
  }),
  getAgreementFile: endpoint({
    method: 'GET',
    path: '/agreements/:id/file',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCreators',
    tag,
    summary: 'One version, the one that holds unless another is named by its id, as PDF in base64.',
    rateLimit: { max: 30, minutes: 1, per: 'caller' },
    params: IdParams,
    query: Shape({ locale: Optional(LocaleCode), version: Optional(Type.String({ format: 'uuid' })) }),
    response: Shape({ file: Type.String(), fileName: Text(80) }),
  }),
  askAgreementChange: endpoint({
    method: 'POST',
    path: '/agreements/:id/changes',
    actors: brandStaff,
    tag,
    summary:
      'Asks the creator whether the agreement may change; it holds only after a yes. One question at a time: 409 conflict. 422 insufficient_funds where the account does not cover a higher fee, illegal_transition once the work is done or has ended.',
    params: IdParams,
    body: Shape({ change: Shape({ ...AgreementProposal.properties, reason: Optional(Text(500)), answerBy: Day }) }),
    response,
  }),
  answerAgreementChange: endpoint({
    method: 'PATCH',
    path: '/agreement_changes/:id/answer',
    actors: creators,
    tag,
    summary:
      "The creator's yes makes the next version, a no keeps the one that holds. 409 already_decided when it was withdrawn or has lapsed; 422 insufficient_funds when the brand's account does not cover the higher fee: the question stays open.",
    params: IdParams,
    body: Shape({ answer: OneOf(['yes', 'no'] as const) }),
    response,
  }),
  withdrawAgreementChange: endpoint({
    method: 'DELETE',
    path: '/agreement_changes/:id',
    actors: brandStaff,
    tag,
    summary: 'Takes the question back before it is answered; 409 already_decided afterwards.',
    params: IdParams,
    response,
  }),
}
