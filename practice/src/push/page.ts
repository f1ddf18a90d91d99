import { escapeHtml } from '../html'
import type { Locale } from '../locale'
import type { KeptPush } from './store'

const words = {
  sv: {
    title: 'Pushar till telefoner',
    lead: 'Det som Google och Apple har fått av vår gateway. Nyast först. En webbläsare har en egen pushtjänst, så pushar dit spelas inte: de slås på med PUSH_CONTACT.',
    none: 'Inga pushar än. Registrera en telefon i /sandbox/native.',
    urgent: 'brådskar',
  },
  en: {
    title: 'Pushes to phones',
    lead: 'What Google and Apple were given by our gateway. Newest first. A browser has a push service of its own, so pushes to it are not played: PUSH_CONTACT switches them on.',
    none: 'No pushes yet. Register a phone in /sandbox/native.',
    urgent: 'urgent',
  },
} as const

const article = (locale: Locale, { title, body, href, platform, token, urgent, at }: KeptPush) =>
  `<article><h2>${escapeHtml(title)}</h2>${body ? `<p>${escapeHtml(body)}</p>` : ''}<p><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></p><p>${[platform, token, ...(urgent ? [words[locale].urgent] : []), at].map(escapeHtml).join(' · ')}</p></article>`

/** The pushes that phones would have shown. */
export const pushPage = (locale: Locale, pushes: readonly KeptPush[]): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${words[locale].title} - Samspel</title><link rel="stylesheet" href="/sandbox/mail.css"></head>
<body><main><h1>${words[locale].title}</h1><p>${words[locale].lead}</p>
${pushes.map((push) => article(locale, push)).join('\n') || `<p>${words[locale].none}</p>`}
</main></body></html>`
