import { Type } from 'typebox'
import { auditKinds } from '../../audit'
import { Id, Instant, Nullable, OneOf, Optional, Ore, Shape, Text } from '../primitives'

/** What a deed was about, in names, sums and words. */
export const AuditFacts = Shape({
  brand: Optional(Text(120)),
  /** Where money went, or what else stands on the other side. */
  other: Optional(Text(120)),
  amount: Optional(Ore),
  /** Before and after the change; role names, days, states. */
  from: Optional(Nullable(Text(300))),
  to: Optional(Nullable(Text(300))),
  /** Names of the fields that were changed. */
  fields: Optional(Type.Array(Text(60), { maxItems: 30 })),
  text: Optional(Text(300)),
  count: Optional(Type.Integer({ minimum: 0 })),
})

/** One deed in the log of a company or of the platform. */
export const AuditEntry = Shape({
  id: Id,
  /** Counts up in the order of the deeds. */
  number: Type.Integer({ minimum: 1 }),
  kind: OneOf(auditKinds),
  companyId: Nullable(Id),
  companyName: Nullable(Text(120)),
  /** Null where the server did it by itself. */
  actorId: Nullable(Id),
  actorName: Text(120),
  subjectId: Nullable(Id),
  subjectName: Nullable(Text(254)),
  facts: AuditFacts,
  /** Browser and system of the session, such as `Chrome, Android`. */
  browser: Nullable(Text(120)),
  createdAt: Instant,
})
