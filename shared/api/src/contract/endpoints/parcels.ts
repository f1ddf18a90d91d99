import { Type } from 'typebox'
import { carriers } from '../../carriers'
import { parcelStates } from '../../states'
import { brandStaff, companyStaff, creators } from '../actors'
import { endpoint } from '../endpoint'
import { DeliveryAddress, ParcelCounts, ParcelRow, Participation, TrackingRow } from '../entities'
import {
  Day,
  FilledWord,
  Id,
  IdParams,
  Instant,
  listOf,
  LocaleCode,
  Nullable,
  OneOf,
  Optional,
  paged,
  Shape,
  Text,
} from '../primitives'

const Pdf = Type.String({ contentEncoding: 'base64', contentMediaType: 'application/pdf' })
const fileLimit = { max: 60, minutes: 1, per: 'caller' } as const
const parcelIds = Type.Array(Id, { minItems: 1, maxItems: 200 })
const chosen = Optional(Type.Union([Id, Type.Array(Id, { minItems: 1, maxItems: 200 })]))

/** Addresses of creators, and the parcels of campaigns that send their goods. */
export const parcelEndpoints = {
  getMyDeliveryAddress: endpoint({
    method: 'GET',
    path: '/instagramers/me/delivery_address',
    actors: creators,
    tag: 'parcels',
    summary: 'The own delivery address; null until it is given.',
    response: Shape({ deliveryAddress: Nullable(DeliveryAddress) }),
  }),
  setMyDeliveryAddress: endpoint({
    method: 'PUT',
    path: '/instagramers/me/delivery_address',
    actors: creators,
    tag: 'parcels',
    summary:
      'Sets it; parcels that are not sent yet go there too. 422 at `postalCode` and `phone` for what the country does not write so.',
    body: Shape({ deliveryAddress: DeliveryAddress }),
    response: Shape({ deliveryAddress: DeliveryAddress }),
  }),
  deleteMyDeliveryAddress: endpoint({
    method: 'DELETE',
    path: '/instagramers/me/delivery_address',
    actors: creators,
    tag: 'parcels',
    summary: 'Removes it. Parcels keep the copy they have until it is erased after their campaign.',
  }),
  getPostalTown: endpoint({
    method: 'GET',
    path: '/postal_towns',
    actors: creators,
    tag: 'parcels',
    summary: 'The town of a post code; null for one that is not known. 422 at `postalCode` for what is none.',
    query: Shape({ country: DeliveryAddress.properties.country, postalCode: Text(12) }),
    response: Shape({ town: Nullable(Text(120)) }),
  }),
  chooseOfParcel: endpoint({
    method: 'PATCH',
    path: '/participations/:id/choice',
    actors: creators,
    tag: 'parcels',
    summary:
      'Chooses what is to be sent, until it is. 422 at `choiceId`: `invalid` for none of the campaign; 422 choice_out when none is left.',
    params: IdParams,
    body: Shape({ choiceId: Text(36) }),
    response: Shape({ participation: Participation }),
  }),
  confirmParcelArrived: endpoint({
    method: 'PATCH',
    path: '/parcels/:id/arrive',
    actors: creators,
    tag: 'parcels',
    summary:
      'The creator has got it: the days to publish begin. `at` for what was said without a network; 409 already_decided when it is no longer on its way.',
    params: IdParams,
    body: Shape({ at: Optional(Instant) }),
    response: Shape({ participation: Participation }),
  }),

  listParcels: endpoint({
    method: 'GET',
    path: '/campaigns/:id/parcels',
    actors: brandStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'The parcels of a campaign: problems, without address, to pack by last day, sent by day, arrived. Addresses only for those who may see them; every such read is in the history, once a person and day.',
    params: IdParams,
    notFound: 'campaign_not_found',
    query: Shape({
      ...paged,
      state: Optional(OneOf(parcelStates)),
      missing: Optional(OneOf(['address', 'choice'])),
      choiceId: Optional(Text(36)),
      query: Optional(Text(200)),
    }),
    response: Shape({
      ...listOf('parcels', ParcelRow).properties,
      counts: ParcelCounts,
      /** The first day on which one of those sent was, and by when the next has to be. */
      oldestSentAt: Nullable(Instant),
      sendBy: Nullable(Day),
      /** What creators could choose, for the filter. */
      choices: Type.Array(Shape({ id: Text(36), name: Text(200) })),
      /** The caller may see addresses, and how many days after the end they are erased. */
      seesAddresses: Type.Boolean(),
      addressDays: Type.Integer(),
    }),
  }),
  updateParcel: endpoint({
    method: 'PATCH',
    path: '/parcels/:id',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'Carrier, tracking number and greeting. A pasted tracking link becomes its carrier and number. 422 at `trackingNumber` for what is none.',
    params: IdParams,
    body: Shape({
      parcel: Type.Partial(
        Shape({
          carrier: Nullable(OneOf(carriers)),
          trackingNumber: Nullable(Text(500)),
          greeting: Text(500),
        }),
        { additionalProperties: false },
      ),
    }),
    response: Shape({ parcel: ParcelRow }),
  }),
  sendParcels: endpoint({
    method: 'PATCH',
    path: '/campaigns/:id/parcels/send',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'Marks them as sent, and tells their creators. What is without address or choice, or sent already, is left alone and named in `refused`.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({ parcelIds }),
    response: Shape({
      parcels: Type.Array(ParcelRow),
      refused: Type.Array(
        Shape({ parcelId: Id, reason: OneOf(['address_missing', 'choice_missing', 'already_decided', 'not_found']) }),
      ),
      counts: ParcelCounts,
    }),
  }),
  takeBackParcel: endpoint({
    method: 'PATCH',
    path: '/parcels/:id/take_back',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'It was not sent after all: to pack again, until the creator has said anything about it. The creator is told.',
    params: IdParams,
    response: Shape({ parcel: ParcelRow, counts: ParcelCounts }),
  }),
  replaceParcel: endpoint({
    method: 'POST',
    path: '/parcels/:id/replace',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'Answers a problem with a new parcel, to pack in the same row; the old one stays in its history. The days stand still until it arrives.',
    params: IdParams,
    body: Shape({ answer: Text(2_000) }),
    response: Shape({ parcel: ParcelRow, counts: ParcelCounts }),
  }),
  remindOfParcels: endpoint({
    method: 'POST',
    path: '/campaigns/:id/parcels/remind',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'Asks those whose address or choice is missing, at most once a day each; `parcelIds` for some of them. Answers whom it asked.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({ parcelIds: Optional(parcelIds) }),
    response: Shape({ parcels: Type.Array(ParcelRow) }),
  }),
  exportParcels: endpoint({
    method: 'GET',
    path: '/campaigns/:id/parcels/export',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'What can be packed, or the chosen ones, as CSV text with the columns that imports of carriers and shops take; `importTracking` takes it back. Needs the right to see addresses; every download is in the history.',
    params: IdParams,
    notFound: 'campaign_not_found',
    rateLimit: fileLimit,
    query: Shape({ parcelIds: chosen, locale: Optional(LocaleCode) }),
    response: Shape({ csv: Type.String() }),
  }),
  getPackingList: endpoint({
    method: 'GET',
    path: '/campaigns/:id/parcels/packing_list',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'What can be packed, or the chosen ones, as PDF in base64: an A4 page per ten parcels with choice and greeting, or labels. Needs the right to see addresses; every download is in the history.',
    params: IdParams,
    notFound: 'campaign_not_found',
    rateLimit: fileLimit,
    query: Shape({ parcelIds: chosen, form: OneOf(['list', 'labels']), locale: Optional(LocaleCode) }),
    response: Shape({ pdf: Pdf, parcels: Type.Integer(), pages: Type.Integer() }),
  }),
  importTracking: endpoint({
    method: 'POST',
    path: '/campaigns/:id/parcels/tracking',
    actors: companyStaff,
    beforeLetIn: 'ownCreators',
    tag: 'parcels',
    summary:
      'Tracking numbers from CSV text: the exported file, or columns of order number or name, and number or link. With `dryRun` nothing is written and the answer says what would be. 422 at `csv`: `invalid`, `required` without rows or without the columns, `too_long`.',
    rateLimit: { max: 60, minutes: 15, per: 'caller' },
    params: IdParams,
    notFound: 'campaign_not_found',
    bodyBytes: 2 * 1024 * 1024,
    body: Shape({ csv: FilledWord(1_000_000), dryRun: Type.Boolean() }),
    response: Shape({ rows: Type.Array(TrackingRow), written: Type.Integer(), counts: ParcelCounts }),
  }),
}
