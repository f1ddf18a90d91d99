import { createHmac } from 'node:crypto'
import type { Country, PayoutRow } from '@samspel/api'
import { deriveKey } from '../../auth/keys'
import { type BankAccount, bankNameOf, isRealPersonalId, needsPersonalId, readBankAccount } from '../../bank-account'
import type { Config } from '../../config'
import { openDetails } from '../auth'

export type Secrets = Pick<Config, 'paymentDetailsKeys' | 'sessionSecret'>

/** Whom a payout goes to, as the database keeps it. */
export interface Payee {
  payout_id: string
  amount: number
  creator_id: string
  creator_name: string
  country_code: Country
  bank_account_number: string | null
  personal_id: string | null
  last_four: string | null
  payouts_held_at: string | null
}

type StopReason = NonNullable<PayoutRow['stopReason']>

export interface Checked {
  account: BankAccount | undefined
  bankName: string | null
  checks: { account: boolean; personalId: boolean | null }
  stop: { reason: StopReason; note: string | null } | undefined
  /** Another one means that something of the row is not what was approved. */
  fingerprint: string
}

const fingerprintKey = ({ sessionSecret }: Secrets) => deriveKey(sessionSecret, 'payout fingerprints')

/** Opens what is kept of the payee and checks it as the bank would. */
export const checkPayee = (secrets: Secrets, payee: Payee): Checked => {
  const opened = openDetails(secrets, {
    id: payee.creator_id,
    bank_account_number: payee.bank_account_number,
    personal_id: payee.personal_id,
  })
  const { bankAccountNumber: number, personalId } = opened
  const country = payee.country_code
  const read = number ? readBankAccount(number, country) : undefined
  const account = typeof read === 'object' ? read : undefined
  const needsId = needsPersonalId(country, number)
  const checks = {
    account: account !== undefined,
    personalId: needsId ? Boolean(personalId && isRealPersonalId(personalId)) : null,
  }
  const stop = (): Checked['stop'] => {
    if (number === undefined || personalId === undefined) return { reason: 'details_unreadable', note: null }
    if (payee.payouts_held_at) return { reason: 'denied_by_owner', note: null }
    if (number === null) return { reason: 'account_missing', note: null }
    if (read === 'unknown_bank') return { reason: 'bank_unknown', note: null }
    if (read === 'iban_needed') return { reason: 'iban_needed', note: null }
    if (!checks.account) return { reason: 'account_invalid', note: null }
    if (needsId && personalId === null) return { reason: 'personal_id_missing', note: null }
    if (checks.personalId === false) return { reason: 'personal_id_invalid', note: null }
    return undefined
  }
  const fingerprint = createHmac('sha256', fingerprintKey(secrets))
    .update(
      JSON.stringify([
        payee.payout_id,
        payee.amount,
        payee.creator_name,
        number ?? null,
        personalId ?? null,
        ...(payee.payouts_held_at ? ['held'] : []),
      ]),
    )
    .digest('hex')
  return {
    account,
    bankName: account?.bank ?? (number && bankNameOf(number, country)) ?? null,
    checks,
    stop: stop(),
    fingerprint,
  }
}
