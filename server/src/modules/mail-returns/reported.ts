import { sql } from 'kysely'
import { type Db, transact } from '../../db/transact'
import { suppress } from '../../outbox/suppressions'

/** What a mail service says of an address: mail to it came back for good, or its owner called one spam. */
export interface Reported {
  address: string
  kind: 'bounced' | 'complained' | 'unreachable'
  code?: string | undefined
  at: Date
}

const isCode = (code: string | undefined) => /^[245]\.\d{1,3}\.\d{1,3}$/.test(code ?? '')

/** Whether a mailed link was used after the report's time, so that the report is about a time before. */
const wasProvenSince = async (trx: Db, { address, at }: Reported): Promise<boolean> =>
  (
    await sql`SELECT 1 FROM email_confirmations WHERE lower(email) = lower(${address}) AND used_at > ${at} LIMIT 1`.execute(
      trx,
    )
  ).rows.length > 0

/** Keeps what was reported; the same report again changes nothing. Returns how many addresses are held now. */
export const keepReported = (db: Db, reported: readonly Reported[], now: Date): Promise<number> =>
  transact(db, async (trx) => {
    let kept = 0
    for (const one of reported) {
      const at = one.at > now ? now : one.at
      if (await wasProvenSince(trx, { ...one, at })) continue
      await suppress(trx, { address: one.address, reason: one.kind, code: isCode(one.code) ? one.code : undefined, at })
      kept += 1
    }
    return kept
  })
