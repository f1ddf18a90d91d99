import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import type { SealedColumn } from '../../sealing/seal-anew'

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

export const sealedPaymentDetails: readonly SealedColumn[] = [
  { table: 'instagramers', key: ['id'], column: 'bank_account_number', owner: bankOwner },
  { table: 'instagramers', key: ['id'], column: 'personal_id', owner: personalIdOwner },
]
