import { Type } from 'typebox'
import { CountryCode, Id, Nullable, Optional, Shape, Text } from '../primitives'

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
  openingHours: Nullable(Text(200)),
  imageUrl: Nullable(Text(500)),
  token: Optional(Text(60)),
  /** What the counter does when it hands out; only in the staff's answers. */
  handoverNote: Optional(Nullable(Text(500))),
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
