import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { nameInMail } from '../../outbox/names'
import type { Addresses } from './repository'

interface MailText {
  subject: string
  line: string
  action: string
}
interface Details {
  brand: string
  creator: string
  price: number
}

const texts = {
  sv: {
    requested: ({ brand, price }: Details): MailText => ({
      subject: `${brand} vill köpa en av dina bilder`,
      line: `${brand} vill använda bilden i ett av dina inlägg och erbjuder ${price} kr. Läs villkoren och svara.`,
      action: 'Se frågan',
    }),
    accepted: ({ creator }: Details): MailText => ({
      subject: `${creator} säger ja till bildköpet`,
      line: `${creator} säger ja till er fråga om en bild. Betala så kan ni hämta originalet.`,
      action: 'Se bildköpet',
    }),
    paid: ({ brand, price }: Details): MailText => ({
      subject: `${brand} har betalat för din bild`,
      line: `${brand} har betalat ${price} kr för din bild. Pengarna står i plånboken.`,
      action: 'Öppna plånboken',
    }),
    declinedByCreator: ({ creator }: Details): MailText => ({
      subject: `${creator} säger nej till bildköpet`,
      line: `${creator} säger nej till er fråga om en bild.`,
      action: 'Se bildköpet',
    }),
    declinedByBrand: ({ brand }: Details): MailText => ({
      subject: `${brand} köper inte bilden`,
      line: `${brand} tar tillbaka frågan om din bild.`,
      action: 'Se frågan',
    }),
  },
  en: {
    requested: ({ brand, price }: Details): MailText => ({
      subject: `${brand} would like to buy one of your pictures`,
      line: `${brand} would like to use the picture of one of your posts and offers SEK ${price}. Read the terms and answer.`,
      action: 'See the request',
    }),
    accepted: ({ creator }: Details): MailText => ({
      subject: `${creator} says yes to the image purchase`,
      line: `${creator} says yes to your request for a picture. Pay, and you can fetch the original.`,
      action: 'See the purchase',
    }),
    paid: ({ brand, price }: Details): MailText => ({
      subject: `${brand} has paid for your picture`,
      line: `${brand} has paid SEK ${price} for your picture. The money is in your wallet.`,
      action: 'Open the wallet',
    }),
    declinedByCreator: ({ creator }: Details): MailText => ({
      subject: `${creator} says no to the image purchase`,
      line: `${creator} says no to your request for a picture.`,
      action: 'See the purchase',
    }),
    declinedByBrand: ({ brand }: Details): MailText => ({
      subject: `${brand} does not buy the picture`,
      line: `${brand} takes back the request for your picture.`,
      action: 'See the request',
    }),
  },
} as const

export type PurchaseMail = keyof (typeof texts)['sv']
const paths: Record<PurchaseMail, string> = {
  requested: '/image-requests',
  accepted: '/image-purchases',
  paid: '/wallet',
  declinedByCreator: '/image-purchases',
  declinedByBrand: '/image-requests',
}
export const pathOf = (kind: PurchaseMail): string => paths[kind]
export const isToStaff = (kind: PurchaseMail): boolean => kind === 'accepted' || kind === 'declinedByCreator'

/** Mails the other side; `said` is the text written by a person. */
export const purchaseMail = (
  kind: PurchaseMail,
  names: Pick<Addresses, 'brand_name' | 'creator_name'>,
  {
    to,
    locale,
    price,
    said,
    appUrl,
  }: { to: string; locale: Locale | null; price: number; said?: string; appUrl: string },
): Mail => {
  const words = texts[locale ?? 'sv'][kind]({
    brand: nameInMail(names.brand_name),
    creator: nameInMail(names.creator_name),
    price,
  })
  return letter({
    to,
    locale,
    subject: words.subject,
    lines: [words.line, ...(said ? [said] : [])],
    action: { label: words.action, href: new URL(paths[kind], appUrl).href },
  })
}
