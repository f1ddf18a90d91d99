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

/** A creator's payment details as stored: sealed, plus the last four digits of the bank account. */
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

/** Both values decrypted, for a comparison, an export or a payout; `undefined` when no key opens them. */
export const openDetails = (config: Keys, { id, bank_account_number: bank, personal_id: personalId }: Kept) => {
  const { open } = cipherOf(config)
  return {
    bankAccountNumber: bank === null ? null : open(bank, bankOwner(id)),
    personalId: personalId === null ? null : open(personalId, personalIdOwner(id)),
  }
}

/** What the owner sees of it: the date of birth, or only that one is stored. */
export const maskedPersonalId = (config: Keys, kept: Kept): string | null => {
  const { personalId } = openDetails(config, kept)
  return personalId === null ? null : `${personalId?.slice(0, 9) ?? '••••••••-'}••••`
}

/**
 * Re-seals what was not sealed with the first key: values from before sealing, and those sealed with older keys. Safe to run concurrently.
 * Returns how many rows were sealed, and how many no key opens; those are left as they are.
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

/** Re-seals old values soon after start-up, as needed after an upgrade or a new first key. */
export const sealJob: Job = {
  name: 'seal-payment-details',
  everyMs: dayMs,
  run: async ({ db, config, log }) => {
    const { sealed, shut } = await sealAnew(db, config)
    if (sealed > 0) log.info({ sealed }, 'payment details sealed')
    if (shut > 0) log.error({ shut }, 'payment details that no key of PAYMENT_DETAILS_KEYS opens')
  },
}
