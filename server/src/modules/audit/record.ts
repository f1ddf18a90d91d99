import { uuidv7 } from 'uuidv7'
import type { AuditFacts, AuditKind } from '@samspel/api'
import type { Db } from '../../db/transact'

/** Who did it: a caller, or an actor without a session. */
interface Doer {
  kind?: 'user' | 'instagramer'
  id: string
  name: string
  sessionId?: string
}

interface Deed {
  /** The company whose owners read it; null for what concerns the platform alone. */
  companyId: string | null
  /** Null where the server does it by itself. */
  actor: Doer | null
  kind: AuditKind
  /** Whom or what it was done to, by the name that it had then. */
  subject?: { id?: string | null; name: string }
  facts?: AuditFacts
  now: Date
}

/**
 * Writes a deed into the log, in the transaction that does it: both stand or neither. Nothing that is secret goes into `facts`. From where
 * is what the session keeps of its browser.
 */
export const record = async (trx: Db, { companyId, actor, kind, subject, facts = {}, now }: Deed): Promise<void> => {
  const session = actor?.sessionId
    ? await trx.selectFrom('sessions').select('browser').where('id', '=', actor.sessionId).executeTakeFirst()
    : undefined
  await trx
    .insertInto('audit_entries')
    .values({
      id: uuidv7(),
      company_id: companyId,
      kind,
      actor_id: actor?.id ?? null,
      // The name of a creator is read from the account, with which it is erased.
      actor_name: actor?.kind === 'instagramer' ? 'creator' : (actor?.name ?? 'Samspel'),
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      facts: JSON.stringify(facts),
      browser: session?.browser ?? null,
      created_at: now.toISOString(),
    })
    .execute()
}

/** The company of a brand, for deeds that are done to it. */
export const companyOfBrand = async (db: Db, brandId: string): Promise<string | null> =>
  (await db.selectFrom('brands').select('company_id').where('id', '=', brandId).executeTakeFirst())?.company_id ?? null
