import { Type } from 'typebox'
import { stockLevels } from '../../states'
import { storeFields } from '../../store-fields'
import { Count, CountryCode, Day, Id, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { Shelf } from './shelf'

/** Time on the store's own clock, 00:00 to 24:00. */
const ClockTime = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' })

/** From when to when a store is open; a day has at most three, in their order and apart. */
export const OpeningHours = Shape({ from: ClockTime, to: ClockTime })
const HoursOfDay = Type.Array(OpeningHours, { maxItems: 3 })
/** Seven days, Monday first; an empty one is closed. */
export const OpeningWeek = Type.Array(HoursOfDay, { minItems: 7, maxItems: 7 })
/** A day that differs from its weekday. */
export const OpeningException = Shape({ day: Day, hours: HoursOfDay, note: Text(120) })

/** A store of a brand. `token` is the counter's QR code and only in the staff's answers. */
export const Store = Shape({
  id: Id,
  brandId: Id,
  brandName: Text(120),
  name: Text(storeFields.name.longest),
  address: Text(storeFields.address.longest),
  postalCode: Text(storeFields.postalCode.longest),
  city: Text(storeFields.city.longest),
  countryCode: CountryCode,
  latitude: Type.Number(),
  longitude: Type.Number(),
  phone: Nullable(Text(storeFields.phone.longest)),
  /** In words: shown where there is no `openingWeek`. */
  openingHours: Nullable(Text(storeFields.openingHours.longest)),
  openingWeek: Optional(Nullable(OpeningWeek)),
  openingExceptions: Optional(Type.Array(OpeningException)),
  imageUrl: Nullable(Text(500)),
  /** The brand's mark: stands where a store has no picture of its own. */
  brandLogoUrl: Optional(Nullable(Text(500))),
  token: Optional(Text(60)),
  /** The pin stands in the middle of a town, until somebody moves it to the store; only in the staff's answers. */
  isPlacedInTown: Optional(Type.Boolean()),
  /** What the counter does when it hands out; only in the staff's answers. */
  handoverNote: Optional(Nullable(Text(storeFields.handoverNote.longest))),
  /** Whom the brand turns to; only in the staff's answers. */
  contactName: Optional(Nullable(Text(storeFields.contactName.longest))),
  contactEmail: Optional(Nullable(Text(storeFields.contactEmail.longest))),
  /** Open campaigns that are picked up here; this and what follows only in the staff's answers. */
  openOffers: Optional(Count),
  /** Who has a pass that holds and said today, or whose pass ends today. */
  expectedToday: Optional(Count),
  /** Of them: more than half an hour past the hour that they gave. */
  lateToday: Optional(Count),
  /** Applications that nobody has answered and somebody still can. */
  waitingApplications: Optional(Count),
  /** What it has fewest of, among the products of its open offers that still have places and whose stock counts; null where there is none. */
  worstStock: Optional(
    Nullable(Shape({ storeProductId: Id, name: Text(120), ...Shelf.properties, level: OneOf(stockLevels) })),
  ),
  /** When it is open today on its own clock, empty when closed; null where no week has been given. */
  openToday: Optional(Nullable(HoursOfDay)),
  /** What the asking member of staff may do with it now. */
  abilities: Optional(Type.Array(OneOf(['update', 'renewToken']))),
})

/** What the map needs of a store. */
export const StoreLocation = Shape({
  id: Id,
  brandId: Id,
  name: Text(120),
  city: Text(120),
  countryCode: CountryCode,
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** How its `worstStock` is; told to the staff of the brand that was asked for, where it has one. */
  stockLevel: Optional(OneOf(stockLevels)),
})

/** What today brings to the stores that fit the words, country, town and campaign asked for, wherever the map is and whatever `today`, `stock` and `placed` ask. */
export const StoreListCounts = Shape({
  stores: Count,
  openOffers: Count,
  expectedToday: Count,
  lateToday: Count,
  waitingApplications: Count,
  /** Stores where somebody is expected, and where somebody waits for an answer. */
  storesExpecting: Count,
  storesWaiting: Count,
  /** Stores that are out of something they give away, and those that have few left of it. */
  storesOut: Count,
  storesLow: Count,
  /** Stores whose pin stands in the middle of a town. */
  storesInTown: Count,
  /** Sums of the stores that are listed, on every page of them. */
  listed: Shape({ openOffers: Count, expectedToday: Count, lateToday: Count, storesShort: Count }),
  /** Towns of all stores of the brand, those with most stores first, at most 500. */
  cities: Type.Array(Shape({ countryCode: CountryCode, city: Text(120), stores: Count })),
  /** Countries of all stores of the brand, in the same order. */
  countries: Type.Array(Shape({ countryCode: CountryCode, stores: Count })),
})
