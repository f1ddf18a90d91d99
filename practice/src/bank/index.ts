import { type Practice, type Service, WrongAct } from '../service'
import { customer, openBank } from './world'

const everyMs = 1_000
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const oreOf = (value: unknown): number => {
  const kronor = Number(textOf(value).replace(',', '.') || value)
  const ore = Math.round(kronor * 100)
  if (!Number.isSafeInteger(ore) || ore <= 0) throw new WrongAct('amount must be kronor, more than 0')
  return ore
}

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
    acts: {
      incoming: {
        title: { sv: 'En inbetalning kommer', en: 'A transfer comes' },
        fields: [
          {
            name: 'reference',
            label: { sv: 'OCR-referens (kan saknas)', en: 'OCR reference (may be missing)' },
            kind: 'text',
          },
          { name: 'amount', label: { sv: 'Kronor', en: 'Kronor' }, kind: 'number' },
          { name: 'sender', label: { sv: 'Avsändare', en: 'Sender' }, kind: 'text' },
          { name: 'words', label: { sv: 'Meddelande', en: 'Message' }, kind: 'text' },
          {
            name: 'told',
            label: { sv: 'Banken berättar', en: 'The bank tells' },
            kind: 'select',
            options: [
              { value: 'once', label: { sv: 'en gång', en: 'once' } },
              { value: 'twice', label: { sv: 'två gånger', en: 'twice' } },
            ],
          },
        ],
        run: ({ reference, amount, sender, words, told }, practice) => {
          bankOf(practice).receive(
            {
              amount: oreOf(amount),
              reference: textOf(reference).replaceAll(/[\s-]/g, '') || undefined,
              sender: textOf(sender) || 'Trekant Handel AB',
              words: textOf(words) || undefined,
            },
            told === 'twice',
          )
          return { received: true }
        },
      },
      refuse_file: {
        title: { sv: 'Neka nästa fil', en: 'Refuse the next file' },
        fields: [
          {
            name: 'code',
            label: { sv: 'Skäl (ISO 20022), FF01 om inget annat', en: 'Reason (ISO 20022), FF01 by default' },
            kind: 'text',
          },
        ],
        run: ({ code }, practice) => {
          const { books, save } = bankOf(practice)
          books.refuseNext = { code: textOf(code) || 'FF01', words: 'Banken tar inte emot filen' }
          save()
          return books.refuseNext
        },
      },
      refuse_account: {
        title: { sv: 'Neka ett konto', en: 'Refuse an account' },
        fields: [
          {
            name: 'last_four',
            label: { sv: 'Kontots fyra sista siffror', en: 'Last four digits of the account' },
            kind: 'text',
          },
          {
            name: 'code',
            label: { sv: 'Skäl', en: 'Reason' },
            kind: 'select',
            options: [
              { value: 'AC04', label: { sv: 'AC04: avslutat', en: 'AC04: closed' } },
              { value: 'AC01', label: { sv: 'AC01: finns inte', en: 'AC01: does not exist' } },
            ],
          },
        ],
        run: ({ last_four: lastFour, code }, practice) => {
          if (!/^\d{4}$/.test(textOf(lastFour))) throw new WrongAct('last_four must be four digits')
          const { books, save } = bankOf(practice)
          const words = code === 'AC01' ? 'Kontonumret finns inte' : 'Kontot är avslutat'
          books.refusedAccounts.push({ lastFour: textOf(lastFour), code: code === 'AC01' ? 'AC01' : 'AC04', words })
          save()
          return { refused: textOf(lastFour) }
        },
      },
      work: {
        title: { sv: 'Läs och svara nu', en: 'Read and answer now' },
        fields: [],
        run: (_body, practice) => {
          bankOf(practice).work()
          return { worked: true }
        },
      },
      end_day: {
        title: { sv: 'Dagen är slut: kontoutdrag', en: 'The day ends: statement' },
        fields: [],
        run: (_body, practice) => {
          bankOf(practice).endDay()
          return { told: true }
        },
      },
    },
  }
}
