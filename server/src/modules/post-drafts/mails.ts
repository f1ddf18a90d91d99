import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'

export interface DraftMail {
  to: string
  name: string
  locale: Locale | null
  brand: string
  campaign: string
  /** The last day to publish. */
  publishBy: string | null
  href: string
}

const publish = {
  sv: (day: string | null) =>
    day ? `Publicera det som det är, senast ${day}.` : 'Publicera det som det är när paketet har kommit.',
  en: (day: string | null) =>
    day ? `Publish it as it is, by ${day}.` : 'Publish it as it is once the parcel has come.',
}

const answers = {
  sv: {
    draft_approved: {
      subject: (campaign: string) => `Ditt utkast för ${campaign} är godkänt`,
      line: (brand: string, campaign: string) => `${brand} har godkänt ditt utkast för ${campaign}.`,
      action: 'Publicera nu',
    },
    draft_passed: {
      subject: (campaign: string) => `Ditt utkast för ${campaign} är godkänt`,
      line: (brand: string, campaign: string) =>
        `${brand} svarade inte i tid på ditt utkast för ${campaign}. Det är därför godkänt, som ni har kommit överens om.`,
      action: 'Publicera nu',
    },
    draft_changes_requested: {
      subject: (campaign: string) => `Ändra ditt utkast för ${campaign}`,
      line: (brand: string, campaign: string) => `${brand} vill att du ändrar något i ditt utkast för ${campaign}.`,
      action: 'Ändra utkastet',
    },
  },
  en: {
    draft_approved: {
      subject: (campaign: string) => `Your draft for ${campaign} is approved`,
      line: (brand: string, campaign: string) => `${brand} has approved your draft for ${campaign}.`,
      action: 'Publish now',
    },
    draft_passed: {
      subject: (campaign: string) => `Your draft for ${campaign} is approved`,
      line: (brand: string, campaign: string) =>
        `${brand} did not answer your draft for ${campaign} in time. It is therefore approved, as you have agreed.`,
      action: 'Publish now',
    },
    draft_changes_requested: {
      subject: (campaign: string) => `Change your draft for ${campaign}`,
      line: (brand: string, campaign: string) =>
        `${brand} would like you to change something in your draft for ${campaign}.`,
      action: 'Change the draft',
    },
  },
} as const

const notes = {
  sv: 'Varumärket skriver:',
  en: 'The brand writes:',
} as const
const noteLines = (locale: Locale, note: string) => (note === '' ? [] : [notes[locale], note])

/** What became of a draft: approved, approved since nobody answered, or to be changed. */
export const answerMail = (mail: DraftMail & { kind: keyof (typeof answers)['sv']; note: string }): Mail => {
  const locale = mail.locale ?? 'sv'
  const { subject, line, action } = answers[locale][mail.kind]
  return letter({
    to: mail.to,
    locale,
    subject: subject(mail.campaign),
    lines: [
      hello[locale](mail.name),
      line(mail.brand, mail.campaign),
      ...noteLines(locale, mail.note),
      ...(mail.kind === 'draft_changes_requested'
        ? []
        : [publish[locale](mail.publishBy && dayIn(locale, mail.publishBy))]),
    ],
    action: { label: action, href: mail.href },
  })
}

const extra = {
  sv: {
    subject: (brand: string, campaign: string) => `${brand} frågar om en ändring till för ${campaign}`,
    line: (brand: string) => `Ändringarna som ingick är använda, och ${brand} frågar om du ändrar en gång till.`,
    action: 'Läs och svara',
    after: (day: string) =>
      `Du får säga nej. Svarar du inte senast ${day} är utkastet godkänt, om varumärket inte svarar något annat.`,
  },
  en: {
    subject: (brand: string, campaign: string) => `${brand} asks for one more change for ${campaign}`,
    line: (brand: string) =>
      `The changes that you agreed on are used up, and ${brand} asks whether you change it once more.`,
    action: 'Read and answer',
    after: (day: string) =>
      `You may say no. Without an answer by ${day} the draft is approved, unless the brand answers otherwise.`,
  },
} as const

/** The brand asks for one more round than was agreed. */
export const extraRoundMail = (mail: DraftMail & { note: string; answerBy: string }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = extra[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.brand, mail.campaign),
    lines: [hello[locale](mail.name), text.line(mail.brand), ...noteLines(locale, mail.note)],
    action: { label: text.action, href: mail.href },
    after: [text.after(dayIn(locale, mail.answerBy))],
  })
}
