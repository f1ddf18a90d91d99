import { Type } from 'typebox'
import { agreementCauses, agreementChangeStates } from '../../agreement-states'
import { deliveryMethods } from '../../states'
import { Count, Day, Id, Instant, Nullable, OneOf, Optional, Shape, Text } from '../primitives'
import { DealFacts, Terms } from './terms'

/** What a brand asks to change; what is absent stays. One question may change several things. */
export const AgreementProposal = Shape({
  /** Another last day of publishing. */
  dueAt: Optional(Day),
  /** Öre: more than what holds. */
  fee: Optional(Count),
  /** Fewer than what holds, and at least one. */
  pieces: Optional(Terms.properties.pieces),
  rights: Optional(Terms.properties.rights),
})

/** One version of an agreement, frozen. */
export const AgreementVersion = Shape({
  id: Id,
  /** Year and running number; approved anew after it had ended, a collaboration gets another. */
  number: Text(20),
  version: Type.Integer({ minimum: 1 }),
  cause: OneOf(agreementCauses),
  facts: DealFacts,
  /** As they were called then; `Borttagen` once the creator's account is deleted. */
  creatorName: Text(120),
  companyName: Text(200),
  /** When each said yes; null for what was written down afterwards, and for what the platform moved. */
  creatorAgreedAt: Nullable(Instant),
  brandAgreedAt: Nullable(Instant),
  /** What the brand gave as its reason for the change; empty where it gave none. */
  reason: Text(500),
  /** SHA-256 of number, version, facts and times as canonical JSON, in hexadecimal. */
  hash: Text(64),
  madeAt: Instant,
  /** When another version took its place; null for the one that holds. */
  supersededAt: Nullable(Instant),
})

/** The brand's question whether the agreement may change. */
export const AgreementChange = Shape({
  id: Id,
  state: OneOf(agreementChangeStates),
  proposal: AgreementProposal,
  /** The deal as it would be; what it is now stands in the version that holds. */
  facts: DealFacts,
  reason: Text(500),
  askedAt: Instant,
  /** The last day to answer; without an answer what holds stays. */
  answerBy: Day,
  answeredAt: Nullable(Instant),
})

/** What a caller may do: staff ask and withdraw, the creator answers. */
export const agreementAbilities = ['askChange', 'answerChange', 'withdrawChange'] as const

/** What a brand and a creator have agreed on for one piece of work. */
export const Agreement = Shape({
  /** Of the participation, or of what is picked up. */
  id: Id,
  campaignId: Id,
  deliveryMethod: OneOf(deliveryMethods),
  /** Newest first; the first one holds. */
  versions: Type.Array(AgreementVersion, { minItems: 1 }),
  /** The question that waits for the creator, if any. */
  openChange: Nullable(AgreementChange),
  /** Those that were answered, withdrawn or lapsed, newest first. */
  pastChanges: Type.Array(AgreementChange),
  abilities: Type.Array(OneOf(agreementAbilities)),
})
