import { Type } from 'typebox'
import { CountryCode, Day, Id, Nullable, OneOf, Optional, Shape, Text } from '../primitives'

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
  name: Text(120),
  address: Text(200),
  postalCode: Text(20),
  city: Text(120),
  countryCode: CountryCode,
  latitude: Type.Number(),
  longitude: Type.Number(),
  phone: Nullable(Text(40)),
  /** In words: shown where there is no `openingWeek`. */
  openingHours: Nullable(Text(200)),
  openingWeek: Optional(Nullable(OpeningWeek)),
  openingExceptions: Optional(Type.Array(OpeningException)),
  imageUrl: Nullable(Text(500)),
  token: Optional(Text(60)),
  /** What the counter does when it hands out; only in the staff's answers. */
  handoverNote: Optional(Nullable(Text(500))),
  /** Whom the brand turns to; only in the staff's answers. */
  contactName: Optional(Nullable(Text(120))),
  contactEmail: Optional(Nullable(Text(254))),
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
})
