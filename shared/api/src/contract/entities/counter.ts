import { Type } from 'typebox'
import { passOutcomes, storeParticipationStates } from '../../states'
import { Count, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { PassEnd } from './pass-end'
import { PromisedProduct } from './promised-product'

/** A store participation as the counter sees it: whom to expect and what to give. The code itself is not among it. */
export const CounterPickup = Shape({
  id: Id,
  state: OneOf(storeParticipationStates),
  creator: Shape({ id: Id, name: Text(200), handle: Nullable(Text(100)), imageUrl: Nullable(Text(500)) }),
  products: Type.Array(PromisedProduct),
  /** The offer gives something else by now; whoever has the pass gets what was promised. */
  hasChanged: Type.Boolean(),
  campaignName: Text(120),
  /** Beginning of the SHA-256 of the store's salt and the code, hexadecimal: a phone without a connection finds a code by it, and cannot turn it back. */
  codeHash: Nullable(Text(64)),
  /** Its creator has said today, or it ends today: as `expectedToday` of the store counts. */
  isExpectedToday: Type.Boolean(),
  comingAt: Nullable(Instant),
  expiresAt: Nullable(Instant),
  /** Until when it can be used, on the store's clock. */
  until: Nullable(PassEnd),
  pickedUpAt: Nullable(Instant),
  /** Name of who handed it out; null where the creator confirmed it. */
  pickedUpBy: Nullable(Text(200)),
})

/** What a store's counter needs for a day, also without a connection: who may come, and who was there today. */
export const CounterDay = Shape({
  store: Shape({
    id: Id,
    brandId: Id,
    name: Text(120),
    brandName: Text(120),
    imageUrl: Nullable(Text(500)),
    /** What to do when handing out; null where nothing is written. */
    handoverNote: Nullable(Text(500)),
  }),
  /** The asking clerk has no other store. */
  isOnlyStore: Type.Boolean(),
  /** Calendar day in the store's time zone, YYYY-MM-DD. */
  day: Text(10),
  codeSalt: Text(64),
  pickups: Type.Array(CounterPickup),
})

/** How a code stands at a store's counter. */
export const PassVerdict = Shape({
  outcome: OneOf(passOutcomes),
  /** Who and what, where the pass is one of this store. */
  pickup: Optional(CounterPickup),
  /** When it was used, ran out or was taken back. */
  at: Optional(Instant),
  /** The store that it is for, or was used at. */
  where: Optional(Text(120)),
  /** Who handed it out. */
  by: Optional(Text(200)),
  /** How many of it stand on the shelf once it is handed out; where the pass is ready and its stock counts. */
  leftAfter: Optional(Count),
})

/** Somebody who hands out at a store. */
export const StoreClerk = Shape({
  id: Id,
  name: Text(200),
  imageUrl: Nullable(Text(500)),
  /** Told to the staff of the brand alone. */
  email: Nullable(Text(254)),
  /** Tied to this store or to some; else to all stores of the brand. */
  isTied: Type.Boolean(),
})
