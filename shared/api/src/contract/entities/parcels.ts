import { Type } from 'typebox'
import { carriers } from '../../carriers'
import { deliveryProblemKinds, parcelStates } from '../../states'
import {
  Count,
  CountryCode,
  Day,
  FilledText,
  Id,
  Instant,
  Name,
  Nullable,
  OneOf,
  Optional,
  Shape,
  Text,
} from '../primitives'
import { CreatorCard } from './cards'
import { DeliveryProblem } from './desk'

/** Where a creator's parcels are sent. Kept encrypted; read by the creator, and by the brand that said yes until its campaign's end. */
export const DeliveryAddress = Shape({
  name: Name(120),
  street: FilledText(200),
  /** As the country writes it: `582 23`, `0150`, `00100`, `2100`, `SW1A 1AA`. */
  postalCode: FilledText(12),
  city: FilledText(120),
  country: CountryCode,
  /** E.164, `+46701740612`. */
  phone: FilledText(20),
  /** What the driver needs to know: door code, floor. */
  note: Text(300),
})

/** What a creator may choose of a campaign's goods (`choicesOf`). */
export const ParcelChoice = Shape({
  id: Text(36),
  product: Text(120),
  size: Text(40),
  colour: Text(40),
  /** How many are left of it; null where it is not counted. */
  left: Nullable(Count),
})

export const parcelAbilities = ['choose', 'arrive', 'reportProblem', 'pack', 'send', 'takeBack', 'replace'] as const

/** Both sides' view of what is sent to a participant. The address is not in it. */
export const Parcel = Shape({
  id: Id,
  /** What parcel and packing list are marked with, and what a carrier's file may name: `SP-7F3K2`. */
  orderNumber: Text(20),
  state: OneOf(parcelStates),
  /** 1, and one more for each that replaced it. */
  number: Type.Integer({ minimum: 1 }),
  choice: Nullable(ParcelChoice),
  /** Something is to be chosen and has not been. */
  choiceMissing: Type.Boolean(),
  addressMissing: Type.Boolean(),
  /** A line from the brand that goes with it. */
  greeting: Text(500),
  carrier: Nullable(OneOf(carriers)),
  trackingNumber: Nullable(Text(60)),
  /** The carrier's page about it; null where the carrier has none or there is no number. */
  trackingUrl: Nullable(Text(500)),
  /** Last day on which the brand said that it is sent (`sendByOf`). */
  sendBy: Day,
  sentAt: Nullable(Instant),
  /** From when the creator is asked whether it has come; null until it is sent. */
  askFrom: Nullable(Day),
  arrivedAt: Nullable(Instant),
  /** Who said so: `silence` is nobody, for as many days as `parcelDays` says. */
  arrivedBy: Nullable(OneOf(['creator', 'silence'])),
  problem: Nullable(DeliveryProblem),
  /** Parcels that this one replaced, newest first. */
  earlier: Type.Array(
    Shape({
      number: Type.Integer({ minimum: 1 }),
      sentAt: Nullable(Instant),
      carrier: Nullable(OneOf(carriers)),
      trackingNumber: Nullable(Text(60)),
      problem: Nullable(OneOf(deliveryProblemKinds)),
    }),
  ),
  abilities: Type.Array(OneOf(parcelAbilities)),
})

/** A row of the board (drawing za). */
export const ParcelRow = Shape({
  ...Parcel.properties,
  participationId: Id,
  creator: CreatorCard,
  /** Null until it is given, after it was erased, and for staff who may not see addresses (`town` is for them). */
  address: Nullable(DeliveryAddress),
  town: Nullable(Text(120)),
  /** When the creator was last asked for what is missing. */
  remindedAt: Nullable(Instant),
  /** When the creator was first asked for the address: with the approval. */
  askedAt: Nullable(Instant),
})

/** What a campaign's parcels add up to; tiles, rows, tab and next step read the same. */
export const ParcelCounts = Shape({
  toPack: Count,
  /** Of them, those that have an address and a choice. */
  packable: Count,
  addressMissing: Count,
  choiceMissing: Count,
  sent: Count,
  arrived: Count,
  problem: Count,
  /** What waits for the brand: to pack and problems. */
  waiting: Count,
  all: Count,
  /** Kr for all that were sent, the replaced ones included, at what the campaign counts for each participant. */
  logisticsCost: Count,
})

/** One row of a file with tracking numbers: what it fits, and what would be overwritten. `line` counts from 1, the heading included. */
export const TrackingRow = Shape({
  line: Count,
  /** What the row names: an order number or a name. */
  named: Text(200),
  outcome: OneOf(['new', 'overwrites', 'same', 'not_found', 'ambiguous', 'no_number', 'duplicate', 'not_packable']),
  parcelId: Nullable(Id),
  creatorName: Nullable(Text(120)),
  carrier: Nullable(OneOf(carriers)),
  trackingNumber: Nullable(Text(60)),
  former: Nullable(Text(60)),
})

export const NewDeliveryProblem = Shape({
  kind: OneOf(deliveryProblemKinds),
  text: Text(2_000),
  /** Uploaded pictures, asked for with what is broken or wrong. */
  pictures: Optional(Type.Array(Text(500), { maxItems: 5 })),
  /** What the creator wants: a new parcel, or to leave. */
  wish: Optional(OneOf(['new_parcel', 'leave'])),
  /** When it was said, where that was without a network; not before the parcel was sent, not later than now. */
  at: Optional(Instant),
})
