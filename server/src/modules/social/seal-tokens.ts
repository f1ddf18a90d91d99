import { sql } from 'kysely'
import { tokenCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { Job } from '../../jobs/clock'
import { type IdentityRow, ownerOf } from './identities'

const batch = 200

/**
 * Re-seals tokens that were not sealed with the first key. Safe to run concurrently. Returns how many were sealed, and how many no key
 * opens; those are left as they are.
 */
export const sealTokensAnew = async (
  db: Db,
  { paymentDetailsKeys }: Pick<Config, 'paymentDetailsKeys'>,
): Promise<{ sealed: number; shut: number }> => {
  const { open, seal, current } = tokenCipher(paymentDetailsKeys)
  const done = { sealed: 0, shut: 0 }
  let after = ['', '']
  for (;;) {
    const last = await transact(db, async (trx) => {
      const { rows } = await sql<
        IdentityRow & { access_token: Buffer }
      >`SELECT provider, subject, access_token FROM provider_identities
        WHERE (provider, subject) > (${after[0]}, ${after[1]}) AND access_token IS NOT NULL
          AND substring(access_token FROM 1 FOR ${current.length}::int) <> ${current}
        ORDER BY provider, subject LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
      for (const { provider, subject, access_token: kept } of rows) {
        const owner = ownerOf(provider, subject)
        const token = open(kept, owner)
        done[token === undefined ? 'shut' : 'sealed'] += 1
        if (token === undefined) continue
        await trx
          .updateTable('provider_identities')
          .set({ access_token: seal(token, owner) })
          .where('provider', '=', provider)
          .where('subject', '=', subject)
          .execute()
      }
      return rows.at(-1)
    })
    if (!last) return done
    after = [last.provider, last.subject]
  }
}

/** Re-seals old tokens soon after start-up, as needed after an upgrade or a new first key. */
export const sealTokensJob: Job = {
  name: 'seal-tokens',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed, shut } = await sealTokensAnew(db, config)
    if (sealed > 0) log.info({ sealed }, 'tokens sealed')
    if (shut > 0) log.error({ shut }, 'tokens that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
