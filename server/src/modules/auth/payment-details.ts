import { sql } from 'kysely'
import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import { dayMs } from '../../days'
import { type Db, transact } from '../../db/transact'
import type { Job } from '../../jobs/clock'

type Keys = Pick<Config, 'paymentDetailsKeys'>

const bankOwner = (id: string) => `instagramers.bank_account_number:${id}`
const personalIdOwner = (id: string) => `instagramers.personal_id:${id}`
const cipherOf = ({ paymentDetailsKeys }: Keys) => fieldCipher(paymentDetailsKeys)

interface Kept {
  id: string
  bank_account_number: string | null
  personal_id: string | null
}

/** What a creator has typed about being paid, as it is kept: sealed, and of the bank account the last four figures. */
export const sealedDetails = (
  config: Keys,
  id: string,
  { bankAccountNumber, personalId }: { bankAccountNumber?: string; personalId?: string },
) => {
  const { seal } = cipherOf(config)
  return {
    ...(bankAccountNumber && {
      bank_account_number: seal(bankAccountNumber, bankOwner(id)),
      bank_account_last_four: bankAccountNumber.replace(/\D/g, '').slice(-4),
    }),
    ...(personalId && { personal_id: seal(personalId, personalIdOwner(id)) }),
  }
}

/** The two in plain text, for a comparison, an export or a payout. `undefined` is what no key opens. */
export const openDetails = (config: Keys, { id, bank_account_number: bank, personal_id: personalId }: Kept) => {
  const { open } = cipherOf(config)
  return {
    bankAccountNumber: bank === null ? null : open(bank, bankOwner(id)),
    personalId: personalId === null ? null : open(personalId, personalIdOwner(id)),
  }
}

/** How the owner sees it: the day of birth, or that there is one. */
export const maskedPersonalId = (config: Keys, kept: Kept): string | null => {
  const { personalId } = openDetails(config, kept)
  return personalId === null ? null : `${personalId?.slice(0, 9) ?? '••••••••-'}••••`
}

/**
 * Seals anew what the first key has not sealed: what was kept before columns were sealed, and what an older key holds. Several may do it at
 * once. Answers how many rows were sealed, and how many no key opens; those stay as they are.
 */
export const sealAnew = async (db: Db, config: Keys): Promise<{ sealed: number; shut: number }> => {
  const isOld = (column: string) =>
    sql`(${sql.ref(column)} IS NOT NULL AND NOT starts_with(${sql.ref(column)}, ${cipherOf(config).current}))`
  const done = { sealed: 0, shut: 0 }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const last = await transact(db, async (trx) => {
      const { rows } = await sql<Kept>`SELECT id, bank_account_number, personal_id FROM instagramers
        WHERE id > ${after} AND (${isOld('bank_account_number')} OR ${isOld('personal_id')})
        ORDER BY id LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED`.execute(trx)
      for (const row of rows) {
        const { bankAccountNumber, personalId } = openDetails(config, row)
        const isShut = bankAccountNumber === undefined || personalId === undefined
        done[isShut ? 'shut' : 'sealed'] += 1
        if (isShut) continue
        await trx
          .updateTable('instagramers')
          .set(
            sealedDetails(config, row.id, {
              bankAccountNumber: bankAccountNumber ?? undefined,
              personalId: personalId ?? undefined,
            }),
          )
          .where('id', '=', row.id)
          .execute()
      }
      return rows.at(-1)?.id
    })
    if (!last) return done
    after = last
  }
}

/** After a new version or a new first key: what older ones have kept is sealed by itself, soon after the start. */
export const sealJob: Job = {
  name: 'seal-payment-details',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed, shut } = await sealAnew(db, config)
    if (sealed > 0) log.info({ sealed }, 'payment details sealed')
    if (shut > 0) log.error({ shut }, 'payment details that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
