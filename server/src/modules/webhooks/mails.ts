import type { Locale } from '@samspel/api'
import { webhookDays } from '@samspel/api/webhooks'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'

interface PausedMail {
  appUrl: string
  to: string
  locale: Locale | null
  as: 'failing' | 'gone'
  host: string
}

/** The host of an address, written so that no mail program makes a link of it. */
const plain = (host: string) => host.replaceAll('.', ' . ')

const texts = {
  sv: {
    subject: 'En webhook är pausad',
    failing: (host: string) =>
      `Webhooken till ${host} har inte svarat på ${webhookDays.tries} dagar, och är pausad. Det som händer under tiden sparas i ${webhookDays.kept} dagar.`,
    gone: (host: string) => `Webhooken till ${host} har svarat att adressen inte finns längre (410), och är avslutad.`,
    after: 'När mottagaren fungerar igen kan du sätta på den och skicka om det som inte kom fram.',
    action: 'Till webhookarna',
  },
  en: {
    subject: 'A webhook is paused',
    failing: (host: string) =>
      `The webhook to ${host} has not answered for ${webhookDays.tries} days, and is paused. What happens meanwhile is kept for ${webhookDays.kept} days.`,
    gone: (host: string) => `The webhook to ${host} answered that the address is gone (410), and has ended.`,
    after: 'When the receiver works again you can turn it on and send what did not arrive again.',
    action: 'To the webhooks',
  },
} as const

/** Tells an owner that nothing is sent to an address any more, and why. */
export const pausedMail = ({ appUrl, to, locale, as, host }: PausedMail): Mail => {
  const text = texts[locale ?? 'sv']
  return letter({
    to,
    locale,
    subject: text.subject,
    lines: [text[as](plain(host))],
    action: { label: text.action, href: new URL('/company/api', appUrl).href },
    after: [text.after],
  })
}
