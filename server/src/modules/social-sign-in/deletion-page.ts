import type { Locale } from '@samspel/api'
import { escapeHtml } from '../../html'
import { localeTag } from '../../locale-tag'

const texts = {
  sv: {
    title: 'Uppgifterna är borttagna',
    done: (network: string, when: string) =>
      `Det som Samspel hade hämtat från ${network} om dig togs bort ${when}: inloggningen, det anslutna kontot och inlägg som inte ingår i ett samarbete.`,
    stays: 'Ditt konto hos Samspel finns kvar. Du tar bort det under Inställningar.',
    code: 'Bekräftelsekod',
    wrong: 'Länken gäller inte',
    wrongText: 'Kontrollera att du har hela länken.',
    back: 'Till Samspel',
  },
  en: {
    title: 'The data is deleted',
    done: (network: string, when: string) =>
      `What Samspel had fetched from ${network} about you was deleted on ${when}: the sign-in, the connected account and posts that are in no collaboration.`,
    stays: 'Your account at Samspel remains. You delete it under Settings.',
    code: 'Confirmation code',
    wrong: 'This link is not valid',
    wrongText: 'Check that you have the whole link.',
    back: 'To Samspel',
  },
} as const

const frame = (locale: Locale, title: string, rest: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - Samspel</title></head><body><main><h1>${title}</h1>${rest}<p><a href="/">${texts[locale].back}</a></p></main></body></html>`

interface Deleted {
  network: string
  at: Date
  code: string
}

/** What became of a request to delete data, for the person who made it at Meta. */
export const deletionPage = (locale: Locale, deleted: Deleted | undefined): string => {
  const words = texts[locale]
  if (!deleted) return frame(locale, words.wrong, `<p>${words.wrongText}</p>`)
  const when = new Intl.DateTimeFormat(localeTag[locale], { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(
    deleted.at,
  )
  return frame(
    locale,
    words.title,
    `<p>${words.done(deleted.network, when)}</p><p>${words.stays}</p><p>${words.code}: <code>${escapeHtml(deleted.code)}</code></p>`,
  )
}
