import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Locale } from '@samspel/api'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import { letter } from '../../outbox/letter'
import { moneyOnPaper } from '../../pdf'
import type { BuyerParty, SellerParty } from './parties'

interface Told {
  id: string
  number: string
  isCredit: boolean
  total: number
  buyer: BuyerParty
  seller: SellerParty
  now: Date
}

/** In whose language an invoice is written that nobody has asked for: Swedish for companies in Sweden, else English. */
export const localeOfBuyer = ({ country }: Pick<BuyerParty, 'country'>): Locale => (country === 'SE' ? 'sv' : 'en')

const texts = {
  sv: {
    subject: (number: string, isCredit: boolean) => `${isCredit ? 'Kreditfaktura' : 'Faktura'} ${number} från Samspel`,
    line: (number: string, total: string, isCredit: boolean) =>
      isCredit
        ? `Kreditfaktura ${number} på ${total} kr är bifogad som PDF.`
        : `Faktura ${number} på ${total} kr är bifogad som PDF. Den är redan betald.`,
    button: 'Se fakturorna',
    after: 'Brevet går till den adress för fakturor som företaget har angett i Samspel.',
  },
  en: {
    subject: (number: string, isCredit: boolean) => `${isCredit ? 'Credit note' : 'Invoice'} ${number} from Samspel`,
    line: (number: string, total: string, isCredit: boolean) =>
      isCredit
        ? `Credit note ${number} for SEK ${total} is attached as a PDF.`
        : `Invoice ${number} for SEK ${total} is attached as a PDF. It is already paid.`,
    button: 'See the invoices',
    after: 'This goes to the address for invoices that the company has given in Samspel.',
  },
} as const

/** Queues the mail with the PDF to the company's address for invoices; without one there is none, which the list shows. */
export const mailInvoice = async (
  trx: Db,
  { appUrl }: Pick<Config, 'appUrl'>,
  { id, number, isCredit, total, buyer, now }: Told,
): Promise<void> => {
  if (!buyer.email) return
  const locale = localeOfBuyer(buyer)
  const text = texts[locale]
  const mail = letter({
    to: buyer.email,
    locale,
    subject: text.subject(number, isCredit),
    lines: [text.line(number, moneyOnPaper(total, locale), isCredit)],
    action: { label: text.button, href: `${appUrl}/company/papers` },
    after: [text.after],
  })
  const outboxId = uuidv7()
  await trx
    .insertInto('outbox')
    .values({ id: outboxId, kind: 'mail', payload: JSON.stringify({ ...mail, file: { invoice: { id, locale } } }) })
    .execute()
  await sql`INSERT INTO invoice_mails (invoice_id, address, outbox_id, created_at)
    VALUES (${id}, ${buyer.email}, ${outboxId}, ${now})`.execute(trx)
}
