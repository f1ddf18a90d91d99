import type { Practice, Service } from '../service'
import { bankActs } from './acts'
import { customer, openBank, seller } from './world'

const everyMs = 1_000

/** A bank: takes files of payments from a folder, answers them, and tells what happens on the account (ISO 20022). */
export const bank = (): Service => {
  const banks = new WeakMap<Practice, ReturnType<typeof openBank>>()
  const bankOf = (practice: Practice) => {
    const found = banks.get(practice) ?? openBank(practice)
    banks.set(practice, found)
    return found
  }
  return {
    name: 'bank',
    title: { sv: 'Banken', en: 'The bank' },
    unless: 'PAYOUT_IBAN',
    settings: (practice) => ({
      PAYOUT_IBAN: customer.iban,
      PAYOUT_BIC: customer.bic,
      PAYOUT_PAYER_NAME: customer.name,
      PAYOUT_PAYER_ID: customer.payerId,
      TRANSFER_BANKGIRO: customer.bankgiro,
      TRANSFER_RECEIVER: customer.name,
      ...seller,
      BANK_FOLDER: bankOf(practice).books.folder,
    }),
    start: async (practice) => {
      const own = bankOf(practice)
      const timer = setInterval(() => {
        try {
          own.work()
        } catch (error) {
          console.error('The bank could not work', error)
        }
      }, everyMs)
      return {
        stop: async () => clearInterval(timer),
      }
    },
    acts: bankActs(bankOf),
  }
}
