import { Type } from 'typebox'
import { platformStaff } from '../actors'
import { endpoint } from '../endpoint'
import { Account, Adjustment, Reconciliation } from '../entities'
import { FilledText, Id, IdParams, listOf, OneOf, Optional, Ore, paged, Shape, Text } from '../primitives'

const tag = 'ledger'

/** The books, for platform staff. */
export const ledgerEndpoints = {
  listAdjustments: endpoint({
    method: 'GET',
    path: '/adjustments',
    actors: platformStaff,
    tag,
    summary:
      'Corrections of accounts, newest first; of one account, or those that wait. Above `approvalAbove`, öre, somebody else has to approve; of one account it is what the caller may still book alone there.',
    query: Shape({
      ...paged,
      accountId: Optional(Id),
      state: Optional(OneOf(['pending', 'booked', 'declined'])),
    }),
    response: Shape({ ...listOf('adjustments', Adjustment).properties, approvalAbove: Ore }),
  }),
  createAdjustment: endpoint({
    method: 'POST',
    path: '/accounts/:id/adjustments',
    actors: platformStaff,
    tag,
    summary:
      'Corrects an account, öre, not 0: booked at once, or `pending` until somebody else has approved it. 422 insufficient_funds, account_closed; needs an Idempotency-Key.',
    params: IdParams,
    idempotent: 'required',
    body: Shape({
      adjustment: Shape({
        amount: Type.Integer({ minimum: -100_000_000_00, maximum: 100_000_000_00 }),
        reason: FilledText(200),
      }),
    }),
    response: Shape({ adjustment: Adjustment, account: Account }),
  }),
  approveAdjustment: endpoint({
    method: 'PATCH',
    path: '/adjustments/:id/approve',
    actors: platformStaff,
    tag,
    summary:
      'Books what waits; whoever asked for it cannot (403). 409 already_decided, 422 insufficient_funds, account_closed.',
    params: IdParams,
    response: Shape({ adjustment: Adjustment, account: Account }),
  }),
  declineAdjustment: endpoint({
    method: 'PATCH',
    path: '/adjustments/:id/decline',
    actors: platformStaff,
    tag,
    summary: 'Says no to what waits, or takes the own one back; 409 already_decided.',
    params: IdParams,
    body: Shape({ reason: Optional(Text(500)) }),
    response: Shape({ adjustment: Adjustment }),
  }),
  listReconciliations: endpoint({
    method: 'GET',
    path: '/reconciliations',
    actors: platformStaff,
    tag,
    summary: 'Each time that the books were held against what stands beside them, newest first.',
    query: Shape({ ...paged }),
    response: listOf('reconciliations', Reconciliation),
  }),
  createReconciliation: endpoint({
    method: 'POST',
    path: '/reconciliations',
    actors: platformStaff,
    tag,
    summary: 'Holds the books against what stands beside them now: sums, balances, holds, payouts, card payments.',
    rateLimit: { max: 10, minutes: 1, per: 'caller' },
    response: Shape({ reconciliation: Reconciliation }),
  }),
}
