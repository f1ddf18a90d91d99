import type { Locale } from '@samspel/api'
import { carrierNames } from '@samspel/api/carriers'
import { parcelDays } from '@samspel/api/parcels'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import type { ParcelRow } from './rows'

interface ParcelMail {
  to: string
  name: string
  locale: Locale | null
  campaign: string
  brand: string
  href: string
}

const texts = {
  sv: {
    page: 'Till samarbetet',
    sent: {
      subject: (campaign: string) => `Ditt paket för ${campaign} är skickat`,
      line: (brand: string) => `${brand} har skickat ditt paket. Säg till på samarbetets sida när det är framme.`,
      number: (carrier: string, number: string) => `${carrier}, kollinummer ${number}`,
      carrier: 'Transportör',
      after: 'Ingen sista dag löper innan paketet är framme.',
    },
    missing: {
      subject: (campaign: string) => `Fyll i adress och val för ${campaign}`,
      line: (brand: string) =>
        `${brand} kan inte skicka ditt paket än. Fyll i vart det ska, och vad du väljer, på samarbetets sida.`,
      after: 'Bara varumärket som har sagt ja ser adressen.',
    },
    question: {
      subject: (campaign: string) => `Är paketet för ${campaign} framme?`,
      line: (brand: string) =>
        `${brand} skickade ditt paket för ${parcelDays.ask} dagar sedan. Är det framme, eller är något fel?`,
      after: (day: string) => `Svarar du inte räknas det som framme från ${day}.`,
    },
  },
  en: {
    page: 'To the collaboration',
    sent: {
      subject: (campaign: string) => `Your parcel for ${campaign} is on its way`,
      line: (brand: string) =>
        `${brand} has sent your parcel. Say on the page of the collaboration when it has arrived.`,
      number: (carrier: string, number: string) => `${carrier}, tracking number ${number}`,
      carrier: 'Carrier',
      after: 'No last day runs before the parcel has arrived.',
    },
    missing: {
      subject: (campaign: string) => `Fill in address and choice for ${campaign}`,
      line: (brand: string) =>
        `${brand} cannot send your parcel yet. Fill in where it goes, and what you choose, on the page of the collaboration.`,
      after: 'Only the brand that has said yes sees the address.',
    },
    question: {
      subject: (campaign: string) => `Has the parcel for ${campaign} arrived?`,
      line: (brand: string) =>
        `${brand} sent your parcel ${parcelDays.ask} days ago. Has it arrived, or is something wrong?`,
      after: (day: string) => `Without an answer it counts as arrived from ${day}.`,
    },
  },
} as const

const write = (
  { to, locale: chosen, name, href }: ParcelMail,
  { subject, lines, after }: { subject: string; lines: readonly string[]; after: string },
): Mail => {
  const locale = chosen ?? 'sv'
  return letter({
    to,
    locale,
    subject,
    lines: [hello[locale](name), ...lines],
    action: { label: texts[locale].page, href },
    after: [after],
  })
}

/** It is on its way, with what the carrier calls it. */
export const sentMail = (
  mail: ParcelMail & { row: Pick<ParcelRow, 'carrier' | 'tracking_number'>; page: string | null },
): Mail => {
  const text = texts[mail.locale ?? 'sv'].sent
  const { carrier, tracking_number: number } = mail.row
  const named = carrier && carrier !== 'other' ? carrierNames[carrier] : text.carrier
  return write(mail, {
    subject: text.subject(mail.campaign),
    lines: [text.line(mail.brand), ...(number ? [text.number(named, number)] : []), ...(mail.page ? [mail.page] : [])],
    after: text.after,
  })
}

/** The brand asks where to, or what. */
export const missingMail = (mail: ParcelMail): Mail => {
  const text = texts[mail.locale ?? 'sv'].missing
  return write(mail, { subject: text.subject(mail.campaign), lines: [text.line(mail.brand)], after: text.after })
}

/** Asks whether it has come; without an answer it counts as arrived from that day. */
export const questionMail = (mail: ParcelMail & { from: string }): Mail => {
  const text = texts[mail.locale ?? 'sv'].question
  return write(mail, {
    subject: text.subject(mail.campaign),
    lines: [text.line(mail.brand)],
    after: text.after(dayIn(mail.locale ?? 'sv', mail.from)),
  })
}
