import type { Locale } from '@samspel/api'
import { bankReason } from '@samspel/api/bank-reasons'
import { localeTag } from '../../locale-tag'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import type { BatchRow, RowView } from './repository'

type To = Pick<RowView, 'email' | 'locale' | 'creator_name'>

const kronor = (locale: Locale, ore: number): string =>
  new Intl.NumberFormat(localeTag[locale], { style: 'currency', currency: 'SEK' }).format(ore / 100)

const toCorrect = {
  sv: {
    subject: 'Rätta dina uppgifter så betalar vi ut',
    why: {
      account: 'Kontonumret som du har sparat stämmer inte. Kontrollera clearingnummer och kontonummer.',
      personalId: 'Personnumret som du har sparat stämmer inte.',
      other: 'Något i dina uppgifter gör att banken inte kan betala ut.',
    },
    waits: (amount: string) =>
      `${amount} väntar på dig och går med nästa omgång när uppgifterna är rätt. Du behöver inte begära utbetalningen igen.`,
    label: 'Rätta uppgifterna',
    hello: (name: string) => `Hej ${name},`,
  },
  en: {
    subject: 'Correct your details and we will pay out',
    why: {
      account: 'The account number that you have saved is not right. Check the clearing number and the account number.',
      personalId: 'The Swedish personal identity number that you have saved is not right.',
      other: 'Something in your details keeps the bank from paying.',
    },
    waits: (amount: string) =>
      `${amount} is waiting for you and goes with the next batch when the details are right. You need not ask for the payout again.`,
    label: 'Correct the details',
    hello: (name: string) => `Hello ${name},`,
  },
} as const

const whyOf = (reason: string | null): keyof (typeof toCorrect)['sv']['why'] => {
  if (reason?.startsWith('account')) return 'account'
  if (reason?.startsWith('personal_id')) return 'personalId'
  return 'other'
}

/** Asks the creator to put right what stopped the payout. */
export const correctMail = (
  to: To,
  { amount, reason, appUrl }: { amount: number; reason: string | null; appUrl: string },
): Mail => {
  const locale = to.locale ?? 'sv'
  const text = toCorrect[locale]
  return letter({
    to: to.email,
    locale,
    subject: text.subject,
    lines: [text.hello(to.creator_name), text.why[whyOf(reason)], text.waits(kronor(locale, amount))],
    action: { label: text.label, href: `${appUrl}/settings` },
  })
}

const failed = {
  sv: {
    subject: 'Utbetalningen gick inte igenom',
    line: (amount: string, why: string) => `Banken kunde inte betala ut ${amount}: ${why}.`,
    back: 'Pengarna är tillbaka i plånboken. Kontrollera ditt konto och begär utbetalningen igen.',
    label: 'Öppna plånboken',
  },
  en: {
    subject: 'The payout did not go through',
    line: (amount: string, why: string) => `The bank could not pay ${amount}: ${why}.`,
    back: 'The money is back in the wallet. Check your account and ask for the payout again.',
    label: 'Open the wallet',
  },
} as const

/** The bank has refused a payout, and why. */
export const failedMail = (
  to: To,
  { amount, code, words, appUrl }: { amount: number; code: string | null; words: string | null; appUrl: string },
): Mail => {
  const locale = to.locale ?? 'sv'
  const text = failed[locale]
  return letter({
    to: to.email,
    locale,
    subject: text.subject,
    lines: [
      toCorrect[locale].hello(to.creator_name),
      text.line(kronor(locale, amount), bankReason(locale, { code, words })),
      text.back,
    ],
    action: { label: text.label, href: `${appUrl}/wallet` },
  })
}

interface Staff {
  to: string
  locale: Locale | null
}

/** Tells both people of a batch that it must be approved anew. */
export const changedMail = (
  { to, locale }: Staff,
  { appUrl, batch, names }: { appUrl: string; batch: BatchRow; names: readonly string[] },
): Mail => {
  const title = `${batch.year}-${batch.number}`
  return locale === 'en'
    ? letter({
        to,
        locale,
        subject: `Payout batch ${title} has changed`,
        lines: [`These rows have changed: ${names.join(', ')}.`, 'The batch must be approved again.'],
        action: { label: 'Open the batch', href: `${appUrl}/payouts/${batch.id}` },
      })
    : letter({
        to,
        locale,
        subject: `Utbetalningsomgång ${title} har ändrats`,
        lines: [`De här raderna har ändrats: ${names.join(', ')}.`, 'Omgången behöver godkännas på nytt.'],
        action: { label: 'Öppna omgången', href: `${appUrl}/payouts/${batch.id}` },
      })
}

/** Tells who put a batch together that a colleague sent it back. */
export const returnedMail = (
  { to, locale }: Staff,
  { appUrl, batch, by, reason }: { appUrl: string; batch: BatchRow; by: string; reason: string },
): Mail =>
  letter({
    to,
    locale,
    subject:
      locale === 'en'
        ? `Payout batch ${batch.year}-${batch.number} was sent back`
        : `Utbetalningsomgång ${batch.year}-${batch.number} skickades tillbaka`,
    lines: [`${by}: ${reason}`],
    action: { label: locale === 'en' ? 'Open the batch' : 'Öppna omgången', href: `${appUrl}/payouts/${batch.id}` },
  })
