import type { Locale } from '@samspel/api'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { letter } from '../../outbox/letter'
import { enqueueMail } from '../../outbox/mails'
import { moneyOnPaper } from '../../pdf'
import { type BuyerParty, localeOfBuyer, type SellerOnPaper } from '../invoices'
import { notify } from '../notices'
import { monthInWords } from './words'

export interface TellContext {
  live: LiveBus
  now: Date
  config: Pick<Config, 'appUrl'>
}

const texts = {
  sv: {
    subject: (number: string, seller: string, isCredit: boolean) =>
      `${isCredit ? 'Kredit av självfaktura' : 'Självfaktura'} ${number} från ${seller}`,
    line: (month: string, total: string) =>
      `Arvoden för ${month}, ${total} kr, är fakturerade i kreatörens namn. PDF är bifogad. Allt är redan betalt genom Samspel.`,
    credit: (month: string, total: string) =>
      `Fakturan för ${month} är krediterad med ${total} kr. Kreditfakturan är bifogad som PDF och flyttar inga pengar.`,
    button: 'Se självfakturorna',
    after: 'Brevet går till den adress för fakturor som företaget har angett i Samspel.',
  },
  en: {
    subject: (number: string, seller: string, isCredit: boolean) =>
      `${isCredit ? 'Credit of self-billed invoice' : 'Self-billed invoice'} ${number} from ${seller}`,
    line: (month: string, total: string) =>
      `Fees of ${month}, SEK ${total}, are invoiced in the creator’s name. The PDF is attached. All of it is already paid through Samspel.`,
    credit: (month: string, total: string) =>
      `The invoice of ${month} is credited with SEK ${total}. The credit note is attached as a PDF and moves no money.`,
    button: 'See the self-billed invoices',
    after: 'This goes to the address for invoices that the company has given in Samspel.',
  },
} as const

interface Told {
  id: string
  number: string
  creatorId: string
  /** Its first day. */
  month: string
  total: number
  seller: SellerOnPaper
  buyer: BuyerParty
}

const mailPayer = async (trx: Db, appUrl: string, { id, number, month, total, seller, buyer }: Told): Promise<void> => {
  if (!buyer.email) return
  const locale: Locale = localeOfBuyer(buyer)
  const text = texts[locale]
  const words = [monthInWords(month, locale), moneyOnPaper(Math.abs(total), locale)] as const
  const mail = letter({
    to: buyer.email,
    locale,
    subject: text.subject(number, seller.name, total < 0),
    lines: [total < 0 ? text.credit(...words) : text.line(...words)],
    action: { label: text.button, href: `${appUrl}/company/papers` },
    after: [text.after],
  })
  await enqueueMail(trx, { ...mail, file: { selfBilled: { id, locale } } })
}

/** The creator finds it behind the bell, the company gets it where it takes its invoices. */
export const tellOfInvoice = async (trx: Db, context: TellContext, told: Told): Promise<void> => {
  const { id, creatorId, month, total, buyer } = told
  await notify(trx, context, {
    to: { instagramerId: creatorId },
    kind: 'self_billed',
    subjectId: id,
    place: month,
    href: '/wallet/self-billing',
    facts: {
      brand: buyer.name,
      amount: total,
      text: monthInWords(month, 'sv'),
      textEn: monthInWords(month, 'en'),
    },
  })
  await mailPayer(trx, context.config.appUrl, told)
}
