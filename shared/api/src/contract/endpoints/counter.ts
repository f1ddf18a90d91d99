import { Type } from 'typebox'
import { staff } from '../actors'
import { endpoint } from '../endpoint'
import { CounterDay, CounterPickup, PassVerdict, StoreClerk } from '../entities'
import { rateLimits } from '../limits'
import { FilledWord, IdParams, Instant, Shape } from '../primitives'

const tag = 'stores'
/** Eight characters; blanks, hyphens and small letters are taken too. */
const Code = FilledWord(40)

export const counterEndpoints = {
  listStoreStaff: endpoint({
    method: 'GET',
    path: '/counters/:id/staff',
    actors: staff,
    beforeLetIn: 'ownCompany',
    tag,
    summary:
      'Clerks of a store: those who are tied to it, then those who have all stores of its brand, by name; at most 100.',
    params: IdParams,
    notFound: 'store_not_found',
    response: Shape({ storeStaff: Type.Array(StoreClerk) }),
  }),
  // Not below /stores/:id, which /stores/token/:token (row C-39) would make ambiguous.
  getCounter: endpoint({
    method: 'GET',
    path: '/counters/:id',
    actors: staff,
    beforeLetIn: 'ownCreators',
    tag,
    summary:
      'Pick-ups of a store today: passes that hold, and what was handed out; enough to work without a connection.',
    params: IdParams,
    notFound: 'store_not_found',
    response: Shape({ counterDay: CounterDay }),
  }),
  checkPass: endpoint({
    method: 'POST',
    path: '/counters/:id/checks',
    actors: staff,
    tag,
    summary:
      'How a code stands at this counter. Unknown ones and those of other brands answer alike, and right and wrong ones are limited alike.',
    params: IdParams,
    notFound: 'store_not_found',
    rateLimit: rateLimits.passes,
    body: Shape({ pass: Shape({ code: Code }) }),
    response: Shape({ verdict: PassVerdict }),
  }),
  handOut: endpoint({
    method: 'POST',
    path: '/counters/:id/hand_outs',
    actors: staff,
    tag,
    idempotent: 'required',
    summary:
      'Hands the product of a pass out, once: `handed_out`, or why not as `checkPass` says it. `scannedAt` is the phone’s clock and decides nothing.',
    params: IdParams,
    notFound: 'store_not_found',
    rateLimit: rateLimits.passes,
    body: Shape({ pass: Shape({ code: Code, scannedAt: Instant }) }),
    response: Shape({ verdict: PassVerdict }),
  }),
  undoHandOut: endpoint({
    method: 'POST',
    path: '/store_participations/:id/undo_hand_out',
    actors: staff,
    tag,
    summary:
      'Takes a hand-out back within a minute, staff within a day where they handed out without a code; 422 illegal_transition after that, once something of it is posted, or when there is none.',
    params: IdParams,
    response: Shape({ pickup: CounterPickup }),
  }),
}
