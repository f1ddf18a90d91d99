import { Type } from 'typebox'
import { creators } from '../actors'
import { endpoint } from '../endpoint'
import { CreatorPaperChange, CreatorPapers } from '../entities'
import { CountryCode, listOf, Nullable, Optional, paged, Shape, Text } from '../primitives'

const tag = 'creator papers'

/** `asksVies`: the installation asks the EU's register about VAT numbers of this country. */
const Papers = Shape({ papers: CreatorPapers, asksVies: Type.Boolean() })

/** Who a creator is by law. Nobody else reads it: it is in the report to the tax office and on the creator's own invoices. */
export const creatorPaperEndpoints = {
  getMyPapers: endpoint({
    method: 'GET',
    path: '/instagramers/me/papers',
    actors: creators,
    tag,
    summary: 'What tax, payouts and the yearly report on sellers need to know of the caller, and what is missing.',
    response: Papers,
  }),
  updateMyPapers: endpoint({
    method: 'PATCH',
    path: '/instagramers/me/papers',
    actors: creators,
    tag,
    summary:
      'Changes it. Numbers are read as people write them: 422 at `taxNumber` and `vatNumber`: `wrong_length`, `wrong_number` by the check digit, `invalid`. What is needed can be changed, not emptied. What is not of a new country is taken away. A changed VAT number is asked of the EU’s register.',
    rateLimit: { max: 120, minutes: 15, per: 'caller' },
    body: Shape({
      papers: Shape({
        firstName: Optional(Nullable(Text(80))),
        lastName: Optional(Nullable(Text(80))),
        street: Optional(Nullable(Text(120))),
        postalCode: Optional(Nullable(Text(20))),
        town: Optional(Nullable(Text(80))),
        taxCountry: Optional(CountryCode),
        taxNumber: Optional(Nullable(Text(40))),
        /** YYYY-MM-DD, with its hyphens or without. */
        birthDate: Optional(Nullable(Text(20))),
        vatNumber: Optional(Nullable(Text(40))),
      }),
    }),
    response: Papers,
  }),
  listMyPaperChanges: endpoint({
    method: 'GET',
    path: '/instagramers/me/papers/changes',
    actors: creators,
    tag,
    summary: 'What the caller changed of it and when; newest first.',
    query: Shape(paged),
    response: listOf('changes', CreatorPaperChange),
  }),
}
