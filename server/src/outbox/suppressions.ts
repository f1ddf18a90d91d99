import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/transact'

export type ReturnReason = 'bounced' | 'complained' | 'unreachable'

/** The key of an address, made in the database alone, so that both sides of a comparison fold letters alike. */
export const addressHash = (address: RawBuilder<unknown>) =>
  sql<string>`encode(sha256(convert_to(lower(${address}::text), 'UTF8')), 'hex')`
const hashOf = (address: string) => addressHash(sql`${address}`)

/** Since when mail to the address in this column comes back; null when it arrives. */
export const returnedSince = (column: RawBuilder<unknown>) =>
  sql<string | null>`(SELECT first_at FROM mail_suppressions WHERE address_hash = ${addressHash(column)})`

/** Sends nothing more to an address but essential mails, until the address is confirmed anew. */
export const suppress = async (
  db: Db,
  { address, reason, code, at }: { address: string; reason: ReturnReason; code: string | undefined; at: Date },
): Promise<void> => {
  await sql`INSERT INTO mail_suppressions (address_hash, reason, code, first_at, last_at)
    VALUES (${hashOf(address)}, ${reason}, ${code ?? null}, ${at}, ${at})
    ON CONFLICT (address_hash) DO UPDATE SET reason = excluded.reason, code = excluded.code,
      first_at = least(mail_suppressions.first_at, excluded.first_at), last_at = greatest(mail_suppressions.last_at, excluded.last_at)`.execute(
    db,
  )
}

export const suppressionOf = async (db: Db, address: string): Promise<{ reason: ReturnReason } | undefined> =>
  (
    await sql<{
      reason: ReturnReason
    }>`SELECT reason FROM mail_suppressions WHERE address_hash = ${hashOf(address)}`.execute(db)
  ).rows[0]

/** Called when a link that was mailed to the address has been used: its mail arrives. */
export const liftSuppression = async (db: Db, address: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`DELETE FROM mail_suppressions WHERE address_hash = ${hashOf(address)}`.execute(
    db,
  )
  return numAffectedRows !== 0n
}
