import { Type } from 'typebox'
import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { AskAgainCandidate, Campaign } from '../entities'
import { Day, Id, IdParams, Nullable, Optional, Shape, Text } from '../primitives'

const tag = 'ask again'
const path = '/campaigns/:id/ask_again'
const dates = { startAt: Nullable(Day), endAt: Nullable(Day), dueAt: Nullable(Day) }

/** The people of a campaign that is over, asked once more with the same terms. */
export const askAgainEndpoints = {
  getAskAgain: endpoint({
    method: 'GET',
    path,
    actors: brandStaff,
    tag,
    summary:
      'Who delivered in a campaign that is over and why some cannot be asked, days of the same lengths from next Monday, and the draft that asks them already.',
    params: IdParams,
    notFound: 'campaign_not_found',
    response: Shape({
      candidates: Type.Array(AskAgainCandidate),
      dates: Shape(dates),
      draft: Nullable(Shape({ id: Id, name: Text(120) })),
    }),
  }),
  askAgain: endpoint({
    method: 'POST',
    path,
    actors: brandStaff,
    tag,
    summary:
      'Makes a draft with the same terms and these days that invites the chosen when it opens; nothing is sent before. Once more changes the draft that there is. Who cannot be asked is passed over; 422 at `instagramerIds` when nobody is left.',
    idempotent: true,
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({
      askAgain: Shape({
        instagramerIds: Type.Array(Id, { minItems: 1, maxItems: 500 }),
        message: Optional(Text(1_000)),
        ...dates,
      }),
    }),
    response: Shape({ campaign: Campaign }),
  }),
}
